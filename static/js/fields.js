// Whoever goes to a field with a name wants another name: what is typed takes its place.

document.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof HTMLInputElement && target.matches("[data-ui^='name ']"))) return;
  target.select();
  // Letting go of the mouse would put the cursor into the name instead.
  target.addEventListener("mouseup", (event) => event.preventDefault(), { once: true });
});

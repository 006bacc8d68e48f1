"""Types, for programs that have been checked: next to nothing, but for named tuples."""

from collections import namedtuple

TYPE_CHECKING = False


class Form:
    """What stands for types: called like a class, with others in brackets, or beside others."""

    def __init__(self, *_of: object, **_how: object) -> None:
        self.__args__: tuple[object, ...] = ()
        self.__origin__: object = None

    def __getitem__(self, inside: object) -> "Form":
        form = Form()
        form.__args__ = inside if isinstance(inside, tuple) else (inside,)
        form.__origin__ = self
        return form

    def __or__(self, _other: object) -> "Form":
        return self

    __ror__ = __or__


class NewType(Form):
    """A name for another type: what it is called with stays what it was."""

    def __call__(self, value: object) -> object:
        return value


class TypeVar(Form):
    """What another takes the place of, in brackets."""

    def __typing_subst__(self, other: object) -> object:
        return other


class ParamSpec(TypeVar):
    """What a function takes."""

    args = kwargs = Form()


ForwardRef = _AnnotatedAlias = _GenericAlias = _UnionGenericAlias = Form
Any, ClassVar, IO, Literal, NotRequired, Self, Union = (Form() for _ in range(7))


def get_args(form: Form) -> tuple[object, ...]:
    return form.__args__


def get_origin(form: object) -> object:
    return getattr(form, "__origin__", None)


def get_type_hints(_of: object, **_how: object) -> dict[str, object]:
    return {}


def cast(_form: object, value: object) -> object:
    return value


def overload(function: object) -> object:
    return function


def dataclass_transform(**_how: object) -> object:
    return lambda function: function


class Generic:
    """With types in brackets it is what it is without them, and so are its heirs."""

    def __class_getitem__(cls, _inside: object) -> type:
        return cls


class Protocol(Generic):
    """What others have to have."""


class TypedDict(dict[str, object]):
    """With keys that are known."""

    def __init_subclass__(cls, total: bool = True) -> None: ...


class Naming(type):
    """Makes a named tuple of a class that tells its fields, with what else is in it."""

    def __new__(cls, name, bases, inside):  # type: ignore[no-untyped-def]
        if not bases:
            return super().__new__(cls, name, bases, inside)
        fields = inside.pop("__annotations__", {})
        module = inside.pop("__module__")
        defaults = [inside.pop(field) for field in fields if field in inside]
        made = namedtuple(name, fields, defaults=defaults, module=module)  # type: ignore[misc]
        for key, value in inside.items():
            setattr(made, key, value)
        return made


class NamedTuple(metaclass=Naming):
    """The base of those that it makes."""

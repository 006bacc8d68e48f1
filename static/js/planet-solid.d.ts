// The solid: its numbers are written by the build, from ui/planet/shape.py.

/** Where each face is on the planet: how far round, and how high. */
export const DIRECTIONS: [around: number, height: number][];
/** For each edge of each face: where it lies in the net, clockwise from the top, and face and place of what it meets. */
export const MEETS: [angle: number, face: number, there: number][][];
/** From the middle of the solid to that of a face, in hundredths of a face's box. */
export const DISTANCE: number;
/** From which side a planet is seen that nobody has turned. */
export const START: { yaw: number; pitch: number };
/** A face that looks this way less than this is not seen. */
export const RIM: number;
/** Where the light comes from. */
export const LIGHT: [x: number, y: number, z: number];
/** How dark a face without light is. */
export const DUSK: number;
/** How much of that full light takes away. */
export const GLEAM: number;

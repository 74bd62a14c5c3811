import { type Point, size } from './canvas.ts';

/** Metres to the right, up, and away. */
export type Spot = readonly [x: number, y: number, z: number];

/** An eye in space. Uprights stay upright in the picture, as architects draw. */
export interface Camera {
  readonly eye: Spot;
  /** Where a spot falls in the picture. What lies behind the eye is drawn as if it stood just before it. */
  see(spot: Spot): Point;
  /** Pixels of a metre at a spot. */
  scaleAt(spot: Spot): number;
}

export interface CameraForm {
  readonly eye: Spot;
  /** Degrees to the right of straight ahead. */
  readonly turn?: number;
  /** Pixels: more is a longer lens. */
  readonly lens: number;
  /** Where the horizon lies, from the top: 0 to 1. */
  readonly horizon?: number;
  /** Where straight ahead lies, from the left: 0 to 1. */
  readonly middle?: number;
}

const nearest = 0.3;

export const newCamera = ({ eye, turn = 0, lens, horizon = 0.6, middle = 0.5 }: CameraForm): Camera => {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const relative = ([x, y, z]: Spot) => {
    const [dx, dz] = [x - eye[0], z - eye[2]];
    return { across: dx * cos - dz * sin, up: y - eye[1], away: Math.max(nearest, dx * sin + dz * cos) };
  };
  return {
    eye,
    see: (spot) => {
      const { across, up, away } = relative(spot);
      return { x: size.width * middle + (lens * across) / away, y: size.height * horizon - (lens * up) / away };
    },
    scaleAt: (spot) => lens / relative(spot).away,
  };
};

/** A flat face in space: metres along it and up it from its lower left corner, and out of it. */
export interface Face {
  at(along: number, up: number, out?: number): Spot;
}
/** Seen from the front (towards smaller z), at `z`, starting at `x`. */
export const frontFace = (x: number, z: number, ground = 0): Face => ({
  at: (along, up, out = 0) => [x + along, ground + up, z - out],
});
/** The right side of a building at `x`, starting at its front edge `z`. */
export const rightFace = (x: number, z: number, ground = 0): Face => ({
  at: (along, up, out = 0) => [x + out, ground + up, z + along],
});
/** The left side, seen from the left, starting at its far edge. */
export const leftFace = (x: number, z: number, ground = 0): Face => ({
  at: (along, up, out = 0) => [x - out, ground + up, z - along],
});

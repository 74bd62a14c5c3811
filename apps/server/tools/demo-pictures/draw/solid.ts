import type { Scene } from './scene.ts';
import type { Spot } from './space.ts';

/** Two opposite corners of an upright block: lower left near, upper right far. */
export interface Block {
  readonly from: Spot;
  readonly to: Spot;
}
export interface Coat {
  readonly front: string;
  readonly side: string;
  readonly top: string;
  readonly below?: string;
}

/** A block whose front lies in the sun, with its other sides in the shade that they would have. */
export const coatOf = ({ lit, shaded, brushed, deep }: Scene, colour: string): Coat => ({
  front: lit(colour),
  side: shaded(colour),
  top: brushed(lit(colour)),
  below: deep(colour),
});

/** Draws the faces of a block that the eye sees. */
export const block = (scene: Scene, { from: [x0, y0, z0], to: [x1, y1, z1] }: Block, coat: Coat | string): void => {
  const { front, side, top, below = side } = typeof coat === 'string' ? coatOf(scene, coat) : coat;
  const [ex, ey, ez] = scene.camera.eye;
  if (ey > y1)
    scene.shape(
      [
        [x0, y1, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      top,
    );
  if (ey < y0)
    scene.shape(
      [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y0, z1],
        [x0, y0, z1],
      ],
      below,
    );
  if (ex > x1)
    scene.shape(
      [
        [x1, y0, z0],
        [x1, y0, z1],
        [x1, y1, z1],
        [x1, y1, z0],
      ],
      side,
    );
  if (ex < x0)
    scene.shape(
      [
        [x0, y0, z1],
        [x0, y0, z0],
        [x0, y1, z0],
        [x0, y1, z1],
      ],
      side,
    );
  if (ez < z0)
    scene.shape(
      [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y1, z0],
        [x0, y1, z0],
      ],
      front,
    );
};

/** A slab over a building: nothing is seen of it from below but its edge. */
export const cap = (scene: Scene, { from: [x0, y0, z0], to: [x1, y1, z1] }: Block, colour: string): void => {
  const { front, side } = coatOf(scene, colour);
  const [ex] = scene.camera.eye;
  const edge = ex > x1 ? x1 : x0;
  scene.shape(
    [
      [edge, y0, z0],
      [edge, y0, z1],
      [edge, y1, z1],
      [edge, y1, z0],
    ],
    side,
  );
  scene.shape(
    [
      [x0, y0, z0],
      [x1, y0, z0],
      [x1, y1, z0],
      [x0, y1, z0],
    ],
    front,
  );
};

/** The soft dark patch where something stands on a floor or the ground; `reach` metres around its foot. */
export const standing = (
  scene: Scene,
  { from: [x0, y, z0], to: [x1, , z1] }: Block,
  reach = 0.12,
  dark = 0.34,
): void => {
  const pixels = Math.max(2, reach * 0.6 * scene.camera.scaleAt([x0, y, z0]));
  scene.shape(
    [
      [x0 - reach, y, z0 - reach],
      [x1 + reach, y, z0 - reach],
      [x1 + reach * 1.8, y, z1 + reach],
      [x0, y, z1 + reach],
    ],
    '#1b1a2a',
    `opacity="${dark}" ${scene.blur(Math.round(Math.min(pixels, 24)))}`,
  );
};

import { wall } from './facade.ts';
import { lawn, tree } from './green.ts';
import { flat, ground, sky } from './outdoors.ts';
import type { Scene } from './scene.ts';
import { frontFace, rightFace } from './space.ts';
import { neighbour } from './towers.ts';

/** A part of a house: its left front corner, its size, and what covers it. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly wide: number;
  readonly tall: number;
  readonly deep: number;
  readonly colour: string;
}

export const part = (scene: Scene, { x, y, z, wide, tall, deep, colour }: Part): void => {
  if (y > 0) scene.shape(flat(x, z, x + wide, z + deep, y), scene.deep('#8d7d78'));
  wall(scene, rightFace(x + wide, z, y), deep, tall, colour, true);
  wall(scene, frontFace(x, z, y), wide, tall, colour);
};

/** What a part that stands forward keeps from the sun on the wall under it. */
export const under = (scene: Scene, x: number, z: number, y: number, wide: number, drop: number): void => {
  const paint = scene.linear(scene.see([x, y, z]), scene.see([x, y - drop, z]), [
    [0, scene.deep('#4a4048'), 0.6],
    [1, scene.deep('#4a4048'), 0],
  ]);
  scene.shape(
    [
      [x, y - drop, z],
      [x + wide, y - drop, z],
      [x + wide, y, z],
      [x, y, z],
    ],
    paint,
  );
};

export const boards = (
  scene: Scene,
  x: number,
  y: number,
  z: number,
  wide: number,
  tall: number,
  colour: string,
): void => {
  const face = frontFace(x, z, y);
  scene.pane(face, 0, 0, wide, tall, scene.lit(colour));
  for (let up = 0.28; up < tall; up += 0.28)
    scene.pane(face, 0, up, wide, up + 0.035, scene.shaded(colour), 'opacity="0.6"');
};

export const door = (scene: Scene, x: number, z: number, wide = 1.5, tall = 2.5): void => {
  const face = frontFace(x, z);
  scene.pane(face, -0.14, 0, wide + 0.14, tall + 0.14, scene.deep('#5a4236'));
  boards(scene, x, 0, z, wide, tall, '#8a5a3c');
  scene.pane(face, wide - 0.3, 0.9, wide - 0.2, 1.7, scene.lit('#f0d9a8'));
};

export const yard = (scene: Scene): void => {
  sky(scene);
  neighbour(scene, -27, 26, 12, 3);
  neighbour(scene, 30, 24, 16, 4);
  ground(scene, '#b9b48f');
  lawn(scene, -28, -3, 44, 10);
  for (const [x, z, tall] of [
    [-9, 15, 9],
    [-15, 9, 8],
    [24, 13, 9.5],
    [4, 18, 8],
  ] as const)
    tree(scene, [x, 0, z], tall);
};

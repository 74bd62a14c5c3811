import { jaali, wall, window } from './facade.ts';
import { ashoka, hedge, lawn, palm, tree } from './green.ts';
import { flat, ground, groundShadow, sky, street } from './outdoors.ts';
import type { Scene } from './scene.ts';
import { block, cap, standing } from './solid.ts';
import { frontFace, rightFace } from './space.ts';
import { type Dress, neighbour } from './towers.ts';
import { compoundWall, parkedCar } from './yard.ts';

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

const part = (scene: Scene, { x, y, z, wide, tall, deep, colour }: Part): void => {
  if (y > 0) scene.shape(flat(x, z, x + wide, z + deep, y), scene.deep('#8d7d78'));
  wall(scene, rightFace(x + wide, z, y), deep, tall, colour, true);
  wall(scene, frontFace(x, z, y), wide, tall, colour);
};

/** What a part that stands forward keeps from the sun on the wall under it. */
const under = (scene: Scene, x: number, z: number, y: number, wide: number, drop: number): void => {
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

const boards = (scene: Scene, x: number, y: number, z: number, wide: number, tall: number, colour: string): void => {
  const face = frontFace(x, z, y);
  scene.pane(face, 0, 0, wide, tall, scene.lit(colour));
  for (let up = 0.28; up < tall; up += 0.28)
    scene.pane(face, 0, up, wide, up + 0.035, scene.shaded(colour), 'opacity="0.6"');
};

const door = (scene: Scene, x: number, z: number, wide = 1.5, tall = 2.5): void => {
  const face = frontFace(x, z);
  scene.pane(face, -0.14, 0, wide + 0.14, tall + 0.14, scene.deep('#5a4236'));
  boards(scene, x, 0, z, wide, tall, '#8a5a3c');
  scene.pane(face, wide - 0.3, 0.9, wide - 0.2, 1.7, scene.lit('#f0d9a8'));
};

const yard = (scene: Scene): void => {
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

/** A house of two floors whose upper one comes forward over the car, with a wall of boards and a stair of jaali. */
export const bungalow = (scene: Scene, { wall: colour, accent }: Dress): void => {
  yard(scene);
  scene.shape(flat(9.4, -3, 15.2, 3.5), scene.lit('#cfc4b4'));
  groundShadow(scene, [
    [17, 0, -0.5],
    [25, 0, 2.5],
    [26, 0, 9],
    [17, 0, 10],
  ]);
  part(scene, { x: 0, y: 0, z: 1, wide: 16, tall: 3.3, deep: 10, colour });
  scene.pane(frontFace(9.6, 1), 0, 0, 5.8, 3.2, scene.deep('#7d6c66'));
  window(scene, frontFace(0, 1), { left: 0.9, foot: 0.5, wide: 4.2, tall: 2.3 }, { parts: 3, frame: '#4c4a50' });
  door(scene, 6.6, 1);
  parkedCar(scene, [10.3, 0, 2], '#dfe3e6');
  under(scene, 0, 1, 3.3, 15.6, 1.5);
  part(scene, { x: -0.6, y: 3.3, z: 2.4, wide: 7.4, tall: 3.2, deep: 8, colour });
  window(
    scene,
    frontFace(-0.6, 2.4, 3.3),
    { left: 1.2, foot: 0.8, wide: 4.6, tall: 1.7 },
    { parts: 3, frame: '#4c4a50' },
  );
  cap(scene, { from: [-1, 6.5, 2], to: [7, 6.85, 10.4] }, '#f1e9dc');
  part(scene, { x: 6, y: 3.3, z: -0.6, wide: 10.6, tall: 3.5, deep: 9.6, colour: accent });
  boards(scene, 6, 3.3, -0.6, 4.6, 3.5, accent);
  jaali(scene, frontFace(6, -0.6, 3.3), { left: 0.8, foot: 0.7, wide: 2.9, tall: 2.1 }, accent, 0.42);
  window(
    scene,
    frontFace(10.6, -0.6, 3.3),
    { left: 0.7, foot: 0.7, wide: 4.6, tall: 2.1 },
    { parts: 3, frame: '#4c4a50' },
  );
  window(scene, rightFace(16.6, -0.6, 3.3), { left: 2, foot: 0.9, wide: 2.4, tall: 1.7 }, { isShaded: true });
  window(scene, rightFace(16.6, -0.6, 3.3), { left: 5.8, foot: 0.9, wide: 2.4, tall: 1.7 }, { isShaded: true });
  cap(scene, { from: [5.6, 6.8, -1], to: [17, 7.2, 9] }, '#f1e9dc');
  block(scene, { from: [15.3, 0, -0.5], to: [15.8, 3.3, 0] }, '#f1e9dc');
  compoundWall(scene, -26, 42, -3, accent, [9.4, 15.2], 1.15);
  street(scene);
  hedge(scene, [0.4, 0, 0], [6, 0, 0], 0.8);
  palm(scene, [-3.4, 0, -1], 7.6);
  palm(scene, [-5.6, 0, 1], 6.2);
  ashoka(scene, [18.6, 0, -1.4], 4.4);
  ashoka(scene, [20.2, 0, -1.4], 4);
};

/** A villa with a tiled roof of two slopes and a terrace on pillars. */
export const villa = (scene: Scene, { wall: colour, accent }: Dress): void => {
  yard(scene);
  groundShadow(scene, [
    [15, 0, 0],
    [23, 0, 3],
    [24, 0, 10],
    [15, 0, 10],
  ]);
  part(scene, { x: 0, y: 0, z: 0, wide: 9, tall: 6.4, deep: 10, colour });
  gable(scene, -0.5, 9.5, 6.4, 2.5, -0.5, 10, accent);
  for (const left of [1.2, 5]) {
    window(scene, frontFace(0, 0), { left, foot: 0.8, wide: 2.6, tall: 1.8 }, { parts: 2, frame: '#7a4b36' });
    window(scene, frontFace(0, 0, 3.2), { left, foot: 0.7, wide: 2.6, tall: 1.8 }, { parts: 2, frame: '#7a4b36' });
  }
  window(scene, frontFace(0, 0, 6.4), { left: 4, foot: 0.2, wide: 1, tall: 1 }, { parts: 1, frame: '#7a4b36' });
  part(scene, { x: 9, y: 0, z: 2.6, wide: 7, tall: 3.3, deep: 7, colour });
  door(scene, 10, 2.6, 1.7, 2.5);
  window(scene, frontFace(9, 2.6), { left: 3.6, foot: 0.7, wide: 2.6, tall: 1.9 }, { parts: 2, frame: '#7a4b36' });
  under(scene, 9, 2.6, 3.3, 7, 1.4);
  cap(scene, { from: [8.8, 3.3, -0.4], to: [16.6, 3.65, 9.6] }, '#f1e9dc');
  for (const x of [9.4, 15.9]) block(scene, { from: [x, 0, -0.2], to: [x + 0.45, 3.3, 0.25] }, '#f1e9dc');
  const rail = frontFace(9, -0.3, 3.65);
  for (let x = 0.1; x < 7.4; x += 0.36) scene.pane(rail, x, 0, x + 0.1, 0.85, scene.lit('#f1e9dc'));
  scene.pane(rail, 0, 0.85, 7.5, 0.98, scene.lit('#f1e9dc'));
  compoundWall(scene, -26, 42, -3, accent, [9.6, 14.6], 1.1);
  street(scene);
  hedge(scene, [0.4, 0, -1], [8, 0, -1], 0.75);
  tree(scene, [-5, 0, 1], 6.6);
  palm(scene, [19, 0, 0], 7);
  ashoka(scene, [17.6, 0, -1.4], 3.8);
};

/** A roof of two slopes whose end looks to the street. */
const gable = (
  scene: Scene,
  x0: number,
  x1: number,
  y: number,
  rise: number,
  z0: number,
  z1: number,
  colour: string,
): void => {
  const middle = (x0 + x1) / 2;
  scene.shape(
    [
      [x1, y, z0],
      [x1, y, z1],
      [middle, y + rise, z1],
      [middle, y + rise, z0],
    ],
    scene.shaded(colour),
  );
  for (let i = 1; i < 9; i++) {
    const at = (share: number, z: number) => [x1 + (middle - x1) * share, y + rise * share, z] as const;
    scene.stroke(at(i / 9, z0), at(i / 9, z1), 0.05, scene.deep(colour), 'opacity="0.5"');
  }
  scene.shape(
    [
      [x0 + 0.5, y, z0 + 0.5],
      [x1 - 0.5, y, z0 + 0.5],
      [middle, y + rise - 0.3, z0 + 0.5],
    ],
    scene.lit('#efe0c8'),
  );
  for (const [from, to] of [
    [x0, middle],
    [x1, middle],
  ] as const)
    scene.stroke([from, y, z0], [to, y + rise, z0], 0.28, scene.lit(colour), 'stroke-linecap="round"');
};

/** Houses in a row, wall to wall, each with its balcony and gate. */
export const rowHouses = (scene: Scene, { wall: colour, accent }: Dress): void => {
  yard(scene);
  groundShadow(scene, [
    [24, 0, 0],
    [30, 0, 2],
    [31, 0, 9],
    [24, 0, 9],
  ]);
  for (let i = 0; i < 4; i++) {
    const x = i * 6;
    const tint = i % 2 ? colour : '#f0e2cb';
    part(scene, { x, y: 0, z: 0, wide: 6, tall: 6.6, deep: 9, colour: tint });
    cap(scene, { from: [x - 0.05, 6.6, -0.25], to: [x + 6.05, 7, 9] }, '#f1e9dc');
    boards(scene, x + 3.6, 3.4, 0, 2, 3.2, accent);
    window(scene, frontFace(x, 0, 3.4), { left: 3.9, foot: 0.7, wide: 1.4, tall: 1.7 }, { parts: 1, frame: '#4c4a50' });
    door(scene, x + 0.8, 0, 1.2, 2.3);
    window(scene, frontFace(x, 0), { left: 2.9, foot: 0.8, wide: 2.3, tall: 1.6 }, { parts: 2, frame: '#4c4a50' });
    window(scene, frontFace(x, 0, 3.4), { left: 0.5, foot: 0.1, wide: 2.6, tall: 2.1 }, { parts: 2, frame: '#4c4a50' });
    under(scene, x, 0, 3.3, 3.6, 1.1);
    block(scene, { from: [x + 0.1, 3.2, -1.2], to: [x + 3.5, 3.4, 0] }, '#efe6d8');
    const rail = frontFace(x + 0.1, -1.2, 3.4);
    for (let step = 0; step < 3.3; step += 0.3) scene.pane(rail, step, 0, step + 0.06, 0.9, scene.shaded('#5a4a45'));
    scene.pane(rail, 0, 0.88, 3.4, 0.97, scene.lit(accent));
    if (i > 0) scene.stroke([x, 0, 0], [x, 7, 0], 0.08, scene.shaded(colour));
  }
  compoundWall(scene, -26, 44, -3, accent, [0.4, 3.4], 1.05);
  street(scene);
  for (const x of [5.4, 11.4, 17.4]) ashoka(scene, [x, 0, -1.6], 3);
  tree(scene, [-6, 0, 0], 6.8);
  parkedCar(scene, [8, 0, -5.7], '#b5543a');
};

/** A plain house of two floors with a stair outside and its tank on the roof. */
export const tenement = (scene: Scene, { wall: colour, accent }: Dress): void => {
  yard(scene);
  groundShadow(scene, [
    [12, 0, 0],
    [18, 0, 2],
    [19, 0, 8],
    [12, 0, 8],
  ]);
  part(scene, { x: 0, y: 0, z: 0, wide: 11, tall: 6.4, deep: 9, colour });
  block(scene, { from: [7, 7.6, 3], to: [9.4, 9, 5.4] }, '#4f6a7c');
  cap(scene, { from: [-0.2, 6.4, -0.2], to: [11.2, 7.4, 9] }, '#f1e9dc');
  scene.pane(frontFace(0, 0), 0, 3.15, 11, 3.4, scene.lit(accent));
  window(scene, frontFace(0, 0), { left: 1, foot: 0.9, wide: 2.2, tall: 1.6 });
  door(scene, 4.6, 0, 1.3, 2.4);
  window(scene, frontFace(0, 0), { left: 7.2, foot: 0.9, wide: 2.4, tall: 1.6 });
  window(scene, frontFace(0, 0, 3.4), { left: 1, foot: 0.6, wide: 2.2, tall: 1.6 });
  window(scene, frontFace(0, 0, 3.4), { left: 4.2, foot: 0.05, wide: 2.2, tall: 2.2 });
  window(scene, frontFace(0, 0, 3.4), { left: 7.8, foot: 0.6, wide: 2.2, tall: 1.6 });
  under(scene, 3.4, 0, 3.15, 4, 1.2);
  block(scene, { from: [3.4, 3.15, -1.3], to: [7.4, 3.4, 0] }, '#efe6d8');
  scene.pane(frontFace(3.4, -1.3, 3.4), 0, 0, 4, 0.9, scene.lit(accent));
  window(scene, rightFace(11, 0), { left: 2.4, foot: 0.9, wide: 1.8, tall: 1.5 }, { isShaded: true });
  window(scene, rightFace(11, 0, 3.4), { left: 2.4, foot: 0.7, wide: 1.8, tall: 1.5 }, { isShaded: true });
  standing(scene, { from: [0, 0, -0.6], to: [11, 0, 0] }, 0.3, 0.2);
  compoundWall(scene, -26, 42, -3, accent, [4, 7.2], 1.1);
  street(scene);
  hedge(scene, [0.4, 0, -1.4], [3.6, 0, -1.4], 0.6, '#7ba35c');
  tree(scene, [-3.6, 0, -0.6], 6);
  tree(scene, [16.5, 0, 6], 6.8);
  parkedCar(scene, [8.6, 0, -5.7], '#4b6a86');
};

/** Two houses that are each other's mirror, under one roof line. */
export const twinBungalow = (scene: Scene, { wall: colour, accent }: Dress): void => {
  yard(scene);
  groundShadow(scene, [
    [19, 0, 0],
    [26, 0, 3],
    [27, 0, 9],
    [19, 0, 9],
  ]);
  for (const [x, isMirror] of [
    [0, false],
    [9.4, true],
  ] as const) {
    const of = (from: number, wide: number) => x + (isMirror ? 9 - from - wide : from);
    part(scene, { x, y: 0, z: 0, wide: 9, tall: 6.4, deep: 9, colour });
    boards(scene, of(5.6, 3.4), 0, -0.02, 3.4, 6.4, accent);
    window(
      scene,
      frontFace(of(6, 2.6), -0.02, 3.2),
      { left: 0, foot: 0.8, wide: 2.6, tall: 1.7 },
      { frame: '#4c4a50' },
    );
    door(scene, of(6.4, 1.5), -0.04, 1.5, 2.5);
    window(
      scene,
      frontFace(of(0.8, 3.8), 0),
      { left: 0, foot: 0.6, wide: 3.8, tall: 2 },
      { parts: 3, frame: '#4c4a50' },
    );
    window(
      scene,
      frontFace(of(0.8, 3.8), 0, 3.3),
      { left: 0, foot: 0.1, wide: 3.8, tall: 2.2 },
      { parts: 3, frame: '#4c4a50' },
    );
    under(scene, of(0.4, 4.8), 0, 3.1, 4.8, 1.3);
    block(scene, { from: [of(0.4, 4.8), 3.1, -1.4], to: [of(0.4, 4.8) + 4.8, 3.35, 0] }, '#efe6d8');
    scene.pane(frontFace(of(0.4, 4.8), -1.4, 3.35), 0, 0, 4.8, 0.9, scene.mood.glass[1], 'opacity="0.6"');
    scene.pane(frontFace(of(0.4, 4.8), -1.4, 3.35), 0, 0.86, 4.8, 0.96, scene.lit(accent));
    cap(scene, { from: [x - 0.3, 6.4, -0.5], to: [x + 9.3, 6.85, 9] }, '#f1e9dc');
  }
  compoundWall(scene, -26, 42, -3, accent, [5.4, 8.6], 1.1);
  street(scene);
  ashoka(scene, [9.2, 0, -1.4], 4.4);
  palm(scene, [-2.8, 0, -1], 7);
  tree(scene, [24, 0, 5], 6.6);
  hedge(scene, [10, 0, -1.2], [18, 0, -1.2], 0.6);
};

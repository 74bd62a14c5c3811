import { jaali, window } from './facade.ts';
import { ashoka, hedge, palm, tree } from './green.ts';
import { boards, door, part, under, yard } from './house-parts.ts';
import { flat, groundShadow, street } from './outdoors.ts';
import type { Scene } from './scene.ts';
import { block, cap, standing } from './solid.ts';
import { frontFace, rightFace } from './space.ts';
import type { Dress } from './towers.ts';
import { compoundWall, parkedCar } from './yard.ts';

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

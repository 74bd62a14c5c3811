import { window } from './facade.ts';
import { ashoka, hedge, palm, tree } from './green.ts';
import { boards, door, part, under, yard } from './house-parts.ts';
import { groundShadow, street } from './outdoors.ts';
import type { Scene } from './scene.ts';
import { block, cap } from './solid.ts';
import { frontFace } from './space.ts';
import type { Dress } from './towers.ts';
import { compoundWall, parkedCar } from './yard.ts';

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

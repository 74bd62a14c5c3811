import type { Random } from '../../../src/demo/random.ts';
import { mix } from './colour.ts';
import { box, chair, cushion, lamp, pendant, picture, pottedPlant, rug, sofa, table } from './furniture.ts';
import type { Mood } from './light.ts';
import type { Look } from './looks.ts';
import { type Shell, shell, walls } from './room.ts';
import { glow, lookout, sunOnFloor } from './room-light.ts';
import { newScene, type Scene } from './scene.ts';
import { block } from './solid.ts';

const shellOf = (look: Look, wide: number, deep: number, flooring: Shell['flooring'] = 'boards'): Shell => ({
  wide,
  deep,
  tall: 2.9,
  wall: look.wall,
  back: look.back,
  floor: look.floor,
  flooring,
});

/** A hall with its sofa, a low table on a rug, and the light from a wide window on the left. */
export const living = (mood: Mood, random: Random, look: Look): Scene => {
  const room = shellOf(look, 6.4, 5.2);
  const scene = newScene({ eye: [3.5, 1.45, -2.6], turn: -5, lens: 1010, horizon: 0.46, middle: 0.5 }, mood, random);
  const { back, left } = walls(room);
  shell(scene, room);
  lookout(scene, left, { left: 1, foot: 0.35, wide: 2.8, tall: 2 }, mix(look.accent, '#fff4e4', 0.55), 3);
  sunOnFloor(scene, [0.7, 0, 1.6], 2.6, 2.6, 3);
  picture(scene, back, 2.2, 1.45, 1.1, 0.8, [mix(look.accent, '#ffffff', 0.7), look.accent, look.soft]);
  picture(scene, back, 3.5, 1.45, 0.62, 0.8, [mix(look.soft, '#ffffff', 0.72), look.soft, look.accent]);
  rug(scene, 1.5, 1.5, 3.6, 2.3, mix(look.accent, '#f4e6d4', 0.55));
  sofa(scene, 1.7, 3.75, 2.9, look.soft, [
    look.accent,
    mix(look.accent, '#fff4e4', 0.6),
    mix(look.soft, '#ffffff', 0.5),
  ]);
  block(scene, box(4.85, 0, 4.2, 0.5, 0.55, 0.5), look.wood);
  glow(scene, [5.1, 1.05, 4.4], 1.1);
  lamp(scene, [5.1, 0.55, 4.4], 0.66);
  table(scene, { from: [2.5, 0, 2.2], to: [3.9, 0.4, 3] }, look.wood);
  block(scene, box(2.75, 0.4, 2.45, 0.42, 0.05, 0.3), look.accent);
  pottedPlant(scene, [3.5, 0.4, 2.6], 0.3, '#efe6d8');
  pottedPlant(scene, [0.75, 0, 4.75], 1.5);
  armchair(scene, 5.05, 1.5, mix(look.accent, '#f4e6d4', 0.3));
  return scene;
};

/** A chair with arms, seen from its open side. */
const armchair = (scene: Scene, x: number, z: number, colour: string): void => {
  cushion(scene, box(x + 0.62, 0.14, z, 0.24, 0.8, 0.95), colour);
  cushion(scene, box(x, 0.14, z + 0.8, 0.8, 0.46, 0.2), colour);
  cushion(scene, box(x, 0.14, z + 0.1, 0.7, 0.28, 0.72), mix(colour, '#ffffff', 0.12));
  cushion(scene, box(x, 0.14, z - 0.1, 0.8, 0.46, 0.2), colour);
};

/** The table where everybody eats, under its lamps, with a cupboard behind. */
export const diningHall = (mood: Mood, random: Random, look: Look): Scene => {
  const room = shellOf(look, 6, 5, 'tiles');
  const scene = newScene({ eye: [2.6, 1.5, -2.6], turn: 6, lens: 1010, horizon: 0.45, middle: 0.52 }, mood, random);
  const { back, right } = walls(room);
  shell(scene, room);
  lookout(scene, right, { left: 1.8, foot: 0.1, wide: 2.2, tall: 2.25 }, mix(look.soft, '#fff4e4', 0.35));
  block(scene, box(0.5, 0.12, 4.5, 2.3, 0.75, 0.48), look.wood);
  for (const x of [0.54, 1.31, 2.08])
    scene.pane({ at: (a, u) => [a, u, 4.49] }, x, 0.18, x + 0.68, 0.82, scene.lit(mix(look.wood, '#ffffff', 0.14)));
  picture(scene, back, 0.9, 1.35, 1.4, 0.9, [mix(look.soft, '#ffffff', 0.6), look.accent, look.wood]);
  pottedPlant(scene, [2.6, 0.87, 4.7], 0.42, '#efe6d8');
  for (const x of [2.1, 3, 3.9]) chair(scene, x, 3.4, look.accent);
  table(scene, { from: [1.9, 0, 2.1], to: [4.6, 0.76, 3.2] }, look.wood);
  for (const x of [2.2, 3.1, 4]) block(scene, box(x, 0.76, 2.3, 0.32, 0.02, 0.26), '#f6efe2');
  pottedPlant(scene, [3.25, 0.76, 2.75], 0.36, '#efe6d8');
  for (const x of [2.5, 3.25, 4]) {
    glow(scene, [x, 1.75, 2.7], 0.8);
    pendant(scene, [x, 1.8, 2.7], room.tall, look.accent);
  }
  return scene;
};

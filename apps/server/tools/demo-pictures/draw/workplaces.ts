import type { Random } from '../../../src/demo/random.ts';
import { mix } from './colour.ts';
import { box, picture, pottedPlant, table } from './furniture.ts';
import type { Mood } from './light.ts';
import type { Look } from './looks.ts';
import { type Shell, shell, walls } from './room.ts';
import { glow, lookout, sunOnFloor } from './room-light.ts';
import { newScene, type Scene } from './scene.ts';
import { block, standing } from './solid.ts';
import type { Face } from './space.ts';

const panels = (scene: Scene, { wide, deep, tall }: Shell): void => {
  for (let x = 0.9; x < wide - 1; x += 2)
    for (let z = 0.4; z < deep - 0.6; z += 1.7) {
      const panel = [
        [x, tall - 0.005, z],
        [x + 1.1, tall - 0.005, z],
        [x + 1.1, tall - 0.005, z + 0.5],
        [x, tall - 0.005, z + 0.5],
      ] as const;
      scene.shape(panel, '#fffdf4');
      glow(scene, [x + 0.55, tall - 0.1, z + 0.25], 0.6);
    }
};

/** Desks in rows, a cabin of glass behind, the town at the window. */
export const officeFloor = (mood: Mood, random: Random, look: Look): Scene => {
  const room: Shell = {
    wide: 8.4,
    tall: 2.9,
    deep: 7,
    wall: '#efece6',
    back: mix(look.back, '#ffffff', 0.25),
    floor: mix(look.soft, '#8d8f92', 0.6),
    flooring: 'carpet',
  };
  const scene = newScene({ eye: [4.6, 1.65, -2.6], turn: -6, lens: 980, horizon: 0.4, middle: 0.5 }, mood, random);
  const { left } = walls(room);
  shell(scene, room);
  panels(scene, room);
  lookout(scene, left, { left: 0.9, foot: 0.7, wide: 5, tall: 1.8 }, '#e9e4da', 5);
  sunOnFloor(scene, [0.5, 0, 1], 4.6, 1.6, 5);
  cabin(scene, room, look);
  for (const z of [4, 2.1, 0.3]) for (const x of [1.5, 3.7]) desk(scene, x, z, look);
  pottedPlant(scene, [0.5, 0, 6.4], 1.4, '#efe6d8');
  pottedPlant(scene, [6.2, 0, 1.2], 1.2, look.accent);
  return scene;
};

const cabin = (scene: Scene, { wide, deep, tall }: Shell, look: Look): void => {
  const face: Face = { at: (along, up) => [along, up, deep - 1.8] };
  const inner: Face = { at: (along, up) => [along, up, deep - 0.02] };
  picture(scene, inner, wide - 2.3, 1.3, 1.1, 0.7, [mix(look.accent, '#ffffff', 0.7), look.accent, look.wood]);
  table(scene, { from: [wide - 2.6, 0, deep - 1.2], to: [wide - 0.8, 0.75, deep - 0.6] }, look.wood);
  scene.pane(face, wide - 3.4, 0, wide, tall, scene.mood.glass[1], 'opacity="0.3"');
  scene.pane(face, wide - 3.4, 0.9, wide, 1.3, '#ffffff', 'opacity="0.35"');
  for (const x of [wide - 3.4, wide - 2.2, wide - 1]) scene.pane(face, x, 0, x + 0.06, tall, scene.deep('#4d4a50'));
  scene.pane(face, wide - 3.4, tall - 0.5, wide, tall - 0.44, scene.deep('#4d4a50'));
};

const desk = (scene: Scene, x: number, z: number, look: Look): void => {
  standing(scene, box(x, 0, z - 0.1, 1.7, 0, 1), 0.12, 0.26);
  block(scene, box(x + 0.62, 0.42, z + 0.86, 0.46, 0.5, 0.06), mix(look.accent, '#f4e6d4', 0.2));
  table(scene, { from: [x, 0, z], to: [x + 1.7, 0.74, z + 0.75] }, mix(look.wood, '#f4e6d4', 0.45));
  block(scene, box(x, 0.74, z + 0.7, 1.7, 0.36, 0.03), mix(look.soft, '#ffffff', 0.3));
  for (const at of [0.2, 1]) {
    block(scene, box(x + at + 0.2, 0.74, z + 0.42, 0.12, 0.12, 0.05), '#4d4a50');
    block(scene, box(x + at, 0.84, z + 0.4, 0.52, 0.32, 0.03), '#34353d');
    scene.pane(
      { at: (a, u) => [a, u, z + 0.39] },
      x + at + 0.02,
      0.86,
      x + at + 0.5,
      1.14,
      mix(scene.mood.glass[1], '#ffffff', 0.3),
    );
    block(scene, box(x + at + 0.05, 0.74, z + 0.12, 0.42, 0.02, 0.14), '#e9e6e0');
  }
};

/** A shop to be fitted out, or fitted: shelves along the walls, a counter, lamps over it. */
export const shopFloor = (mood: Mood, random: Random, look: Look): Scene => {
  const room: Shell = {
    wide: 6,
    tall: 3.2,
    deep: 6,
    wall: '#f1ece3',
    back: look.back,
    floor: mix(look.floor, '#d9cdbd', 0.45),
    flooring: 'tiles',
  };
  const scene = newScene({ eye: [2.8, 1.6, -2.6], turn: 3, lens: 1000, horizon: 0.42, middle: 0.5 }, mood, random);
  const { back } = walls(room);
  shell(scene, room);
  panels(scene, room);
  scene.pane(back, 1.6, 1.9, 4.4, 2.6, scene.lit(mix(look.accent, '#ffffff', 0.1)));
  scene.pane(back, 2, 2.1, 2.4, 2.4, '#fdf6ea');
  scene.pane(back, 2.6, 2.2, 4, 2.32, '#fdf6ea');
  for (const [x0, x1] of [
    [0, 0.4],
    [5.6, 6],
  ] as const)
    shelves(scene, x0, x1, look);
  standing(scene, box(1.7, 0, 4.3, 2.6, 0, 0.7), 0.14, 0.34);
  block(scene, box(1.7, 0, 4.3, 2.6, 0.95, 0.7), look.wood);
  block(scene, box(1.64, 0.95, 4.24, 2.72, 0.06, 0.82), '#f4efe6');
  table(scene, { from: [2.2, 0, 1.6], to: [3.8, 0.7, 2.5] }, mix(look.wood, '#f4e6d4', 0.3));
  for (const [x, c] of [
    [2.35, look.accent],
    [2.8, look.soft],
    [3.25, mix(look.accent, '#f4e6d4', 0.5)],
  ] as const)
    block(scene, box(x, 0.7, 1.85, 0.36, 0.14, 0.4), c);
  pottedPlant(scene, [4.9, 0, 5.4], 1.3, '#efe6d8');
  return scene;
};

const shelves = (scene: Scene, x0: number, x1: number, look: Look): void => {
  const colours = [look.accent, look.soft, mix(look.accent, '#f4e6d4', 0.5), '#d8a24a', '#f0e6d6'];
  for (const y of [0.1, 0.7, 1.3, 1.9]) {
    block(scene, { from: [x0, y, 0.6], to: [x1, y + 0.05, 5.4] }, look.wood);
    for (let z = 5; z > 0.6; z -= 0.42)
      block(
        scene,
        { from: [x0 + 0.06, y + 0.05, z], to: [x1 - 0.06, y + 0.18 + scene.random.next() * 0.26, z + 0.28] },
        scene.random.pick(colours),
      );
  }
};

/** The inside of a godown: steel frames, racks with their boxes, light from above. */
export const godownFloor = (mood: Mood, random: Random, look: Look): Scene => {
  const room: Shell = {
    wide: 14,
    tall: 7,
    deep: 18,
    wall: '#d9dad6',
    back: '#cfd2d0',
    floor: '#b5b1aa',
    flooring: 'tiles',
  };
  const scene = newScene({ eye: [7.4, 2, -3.4], turn: 0, lens: 760, horizon: 0.56, middle: 0.5 }, mood, random);
  const { back } = walls(room);
  shell(scene, room);
  scene.pane(back, 4.6, 0, 9.4, 4.6, mood.sky[2]);
  scene.pane(back, 4.6, 0, 9.4, 0.8, scene.lit('#c4b391'));
  scene.pane(back, 4.6, 3.6, 9.4, 4.8, scene.brushed('#9aa3a8'));
  glow(scene, [7, 2, 17.8], 5);
  for (let z = 16; z > -2; z -= 3.6) {
    for (const x of [0, 13.7]) block(scene, box(x, 0, z, 0.3, 7, 0.3), look.accent);
    block(scene, box(0, 6.5, z, 14, 0.4, 0.25), look.accent);
  }
  for (const x of [1, 11.4]) racks(scene, x, look);
  return scene;
};

const racks = (scene: Scene, x: number, look: Look): void => {
  for (let z = 14; z >= 2; z -= 4) {
    standing(scene, box(x, 0, z, 1.6, 0, 3.2), 0.2, 0.34);
    for (const y of [0.1, 1.7, 3.3]) {
      block(scene, box(x, y, z, 1.6, 0.1, 3.2), '#d8a24a');
      for (let along = 2.3; along >= 0.1; along -= 1.05)
        block(
          scene,
          box(x + 0.15, y + 0.1, z + along, 1.3, 0.75 + scene.random.next() * 0.4, 0.9),
          mix(look.floor, '#d9b98f', scene.random.next()),
        );
    }
    for (const [px, pz] of [
      [x, z],
      [x + 1.5, z],
    ] as const)
      block(scene, box(px, 0, pz, 0.1, 4.6, 0.1), '#4b6a86');
  }
};

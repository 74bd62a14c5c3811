import type { Random } from '../../../src/demo/random.ts';
import { mix } from './colour.ts';
import { front } from './cupboards.ts';
import { box, pendant, pottedPlant } from './furniture.ts';
import type { Mood } from './light.ts';
import type { Look } from './looks.ts';
import { type Shell, shell, walls } from './room.ts';
import { glow, lookout } from './room-light.ts';
import { newScene, type Scene } from './scene.ts';
import { block, standing } from './solid.ts';

/** A kitchen along two walls: stone top, cupboards above and below, hob under its chimney, sink at the window. */
export const kitchen = (mood: Mood, random: Random, look: Look): Scene => {
  const room: Shell = {
    wide: 4.6,
    tall: 2.8,
    deep: 4,
    wall: '#f3eee4',
    back: '#f0e9dc',
    floor: mix(look.floor, '#e9e0d2', 0.5),
    flooring: 'tiles',
  };
  const scene = newScene({ eye: [2.1, 1.5, -2.4], turn: 4, lens: 1000, horizon: 0.41, middle: 0.5 }, mood, random);
  const { back, left } = walls(room);
  shell(scene, room);
  const low = look.accent;
  const high = mix(look.soft, '#f6efe2', 0.62);
  for (let x = 0; x < 4.6; x += 0.23)
    for (let y = 0.92; y < 1.5; y += 0.145)
      scene.pane(back, x + 0.01, y + 0.01, x + 0.22, y + 0.135, scene.lit(random.chance(0.2) ? '#e6dccb' : '#f6f1e7'));
  lookout(scene, left, { left: 0.9, foot: 1.05, wide: 1.5, tall: 1.2 }, mix(high, '#ffffff', 0.4));
  uppers(scene, high);
  block(scene, box(1.95, 1.72, 3.45, 0.9, 0.16, 0.55), '#aeb4b6');
  block(scene, box(2.2, 1.88, 3.65, 0.4, 0.92, 0.35), '#c4c9ca');
  fridge(scene);
  standing(scene, box(0, 0, 3.35, 3.7, 0, 0.6), 0.12, 0.34);
  counter(scene, low, look.wood);
  block(scene, box(2.05, 0.92, 3.5, 0.7, 0.03, 0.4), '#2f3138');
  for (const x of [2.22, 2.58]) {
    const { x: cx, y: cy } = scene.see([x, 0.955, 3.68]);
    scene.add(`<ellipse cx="${cx}" cy="${cy}" rx="17" ry="5" fill="none" stroke="#7d8288" stroke-width="3"/>`);
  }
  pottedPlant(scene, [1.35, 0.92, 3.7], 0.36, '#f4efe6');
  for (const [x, tall] of [
    [3.02, 0.2],
    [3.2, 0.26],
    [3.4, 0.17],
  ] as const)
    block(scene, box(x, 0.92, 3.72, 0.12, tall, 0.12), mix(look.wood, '#f4e6d4', 0.3));
  island(scene, look);
  for (const x of [1.55, 2.6]) {
    glow(scene, [x, 1.85, 1.35], 0.7);
    pendant(scene, [x, 1.9, 1.35], room.tall, look.accent, 0.32);
  }
  return scene;
};

const uppers = (scene: Scene, colour: string): void => {
  for (const [x0, x1] of [
    [0.05, 1.9],
    [2.9, 3.75],
  ] as const) {
    scene.pane(front(3.99), x0, 1.42, x1, 1.6, scene.deep('#5a5260'), `opacity="0.25" ${scene.blur(5)}`);
    block(scene, box(x0, 1.55, 3.64, x1 - x0, 0.9, 0.36), colour);
    for (let x = x0; x < x1 - 0.3; x += 0.46)
      scene.pane(
        front(3.63),
        x + 0.02,
        1.58,
        Math.min(x + 0.44, x1 - 0.02),
        2.42,
        scene.lit(mix(colour, '#ffffff', 0.18)),
      );
  }
};

const fridge = (scene: Scene): void => {
  standing(scene, box(3.8, 0, 3.3, 0.75, 0, 0.7), 0.1, 0.36);
  block(scene, box(3.8, 0.05, 3.3, 0.76, 1.85, 0.7), '#cfd3d4');
  scene.pane(front(3.29), 3.8, 1.2, 4.56, 1.23, scene.deep('#8b9092'));
  for (const [a, b] of [
    [0.7, 1.14],
    [1.3, 1.62],
  ] as const)
    scene.pane(front(3.28), 3.88, a, 3.92, b, scene.deep('#8b9092'));
};

const counter = (scene: Scene, colour: string, wood: string): void => {
  block(scene, box(0, 0.08, 3.4, 3.72, 0.8, 0.6), colour);
  for (let x = 0.04; x < 3.6; x += 0.61) {
    scene.pane(front(3.39), x, 0.13, x + 0.57, 0.84, scene.lit(mix(colour, '#ffffff', 0.1)));
    scene.pane(front(3.38), x + 0.2, 0.74, x + 0.37, 0.77, scene.lit('#f0d9a8'));
  }
  block(scene, box(0, 0.87, 3.35, 3.76, 0.06, 0.65), mix(wood, '#efe8dc', 0.8));
};

const island = (scene: Scene, look: Look): void => {
  standing(scene, box(1, 0, 1, 2.2, 0, 0.75), 0.14, 0.38);
  block(scene, box(1.08, 0.06, 1.05, 2.04, 0.8, 0.65), mix(look.wood, '#f4e6d4', 0.15));
  for (let x = 1.12; x < 3; x += 0.5)
    scene.pane(front(1.04), x, 0.12, x + 0.46, 0.8, scene.lit(mix(look.wood, '#f4e6d4', 0.28)));
  block(scene, box(0.96, 0.86, 0.92, 2.28, 0.07, 0.86), '#f4efe6');
  block(scene, box(1.5, 0.93, 1.2, 0.5, 0.05, 0.3), look.wood);
  for (const [x, c] of [
    [1.6, '#d8a24a'],
    [1.74, '#b8563a'],
    [1.86, '#7f9a5a'],
  ] as const) {
    const { x: cx, y: cy } = scene.see([x, 1.03, 1.35]);
    scene.add(
      `<circle cx="${cx}" cy="${cy}" r="17" fill="${scene.lit(c)}"/><circle cx="${cx - 5}" cy="${cy - 5}" r="5" fill="#ffffff" opacity="0.35"/>`,
    );
  }
};

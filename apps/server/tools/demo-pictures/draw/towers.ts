import { balcony, jaali, wall, window } from './facade.ts';
import { ashoka, hedge, lawn, palm, tree } from './green.ts';
import { ground, groundShadow, sky, street } from './outdoors.ts';
import type { Scene } from './scene.ts';
import { block, cap } from './solid.ts';
import { frontFace, rightFace } from './space.ts';
import { compoundWall, parkedCar } from './yard.ts';

/** The walls of a building and what is set against them. */
export interface Dress {
  readonly wall: string;
  readonly accent: string;
}

const storey = 3.15;

/** A tower of flats: two bays of balconies, a stair of jaali between them, a podium with its gate. */
export const tower = (scene: Scene, { wall: colour, accent }: Dress, floors = 12): void => {
  const [wide, deep, base] = [24, 15, 4.4];
  const top = base + floors * storey;
  sky(scene);
  neighbour(scene, -34, 16, 22, floors * 0.62);
  neighbour(scene, 34, 26, 18, floors * 0.5);
  ground(scene, '#b9b48f');
  lawn(scene, -40, -3, 60, 14);
  groundShadow(scene, [
    [wide, 0, 0],
    [wide + 20, 0, 7],
    [wide + 22, 0, 16],
    [wide, 0, deep],
  ]);
  cap(scene, { from: [9, top, 3], to: [15, top + 4.4, 9] }, accent);
  const [front, side] = [frontFace(0, 0), rightFace(wide, 0)];
  wall(scene, side, deep, top, colour, true);
  wall(scene, front, wide, top, colour);
  for (let floor = 0; floor < floors; floor++) sideWindows(scene, base + floor * storey, wide, deep);
  scene.pane(front, 10.4, base, 13.6, top, scene.lit(accent));
  for (let floor = 0; floor < floors; floor++) {
    const y = base + floor * storey;
    jaali(scene, front, { left: 11, foot: y + 0.5, wide: 2, tall: 2.1 }, accent, 0.5);
    window(scene, front, { left: 0.7, foot: y + 0.9, wide: 1.9, tall: 1.6 });
    window(scene, front, { left: wide - 2.6, foot: y + 0.9, wide: 1.9, tall: 1.6 });
    scene.pane(front, 0, y - 0.14, wide, y, scene.lit('#f6f0e4'));
    balcony(scene, { x0: 3.4, x1: 9.6, y, z: 0 }, accent);
    balcony(scene, { x0: 14.4, x1: 20.6, y, z: 0 }, accent);
  }
  cap(scene, { from: [-0.4, top, -0.4], to: [wide + 0.4, top + 0.9, deep] }, '#efe6d8');
  podium(scene, wide, base, accent);
  compoundWall(scene, -34, 52, -3, accent, [9, 15]);
  street(scene);
  plants(scene, wide);
};

const sideWindows = (scene: Scene, y: number, wide: number, deep: number): void => {
  const side = rightFace(wide, 0);
  for (const left of [2, 6.4, 10.8])
    if (left + 2 < deep) window(scene, side, { left, foot: y + 0.9, wide: 1.7, tall: 1.6 }, { isShaded: true });
  scene.pane(side, 0, y - 0.14, deep, y, scene.shaded('#f6f0e4'));
};

/** The entrance: a deep hall of glass below the flats, with a roof over its door. */
const podium = (scene: Scene, wide: number, base: number, accent: string): void => {
  const front = frontFace(0, 0);
  scene.pane(front, 0.5, 0, wide - 0.5, base - 0.5, scene.deep('#6d6068'));
  for (let x = 1; x < wide - 1; x += 3.6)
    window(scene, front, { left: x, foot: 0.2, wide: 3, tall: base - 1 }, { parts: 2, frame: '#4d4a50' });
  for (let x = 0.4; x < wide; x += 7.6) block(scene, { from: [x, 0, -0.5], to: [x + 0.8, base - 0.3, 0.1] }, '#e5dccd');
  block(scene, { from: [8, base - 1.1, -3.2], to: [16, base - 0.7, 0] }, accent);
  for (const x of [8.3, 15.3]) block(scene, { from: [x, 0, -3], to: [x + 0.35, base - 1.1, -2.65] }, '#efe6d8');
};

/** Another house behind, half lost in the air. */
export const neighbour = (scene: Scene, x: number, z: number, wide: number, floors: number): void => {
  const tall = floors * storey;
  const { haze } = scene.mood;
  block(scene, { from: [x, 0, z], to: [x + wide, tall, z + 14] }, { front: haze, side: scene.shaded(haze), top: haze });
  const face = frontFace(x, z);
  for (let y = 2; y < tall - 2; y += storey)
    for (let left = 1.4; left < wide - 2; left += 3.4)
      scene.pane(face, left, y, left + 1.8, y + 1.5, scene.brushed(haze), 'opacity="0.7"');
};

const plants = (scene: Scene, wide: number): void => {
  const { random } = scene;
  for (const x of [-19, -12.4, -6.6]) tree(scene, [x, 0, 3 + random.int(0, 5)], 6 + random.next() * 3);
  for (const x of [3.4, 5.2, 18.6, 20.4]) ashoka(scene, [x, 0, -2.2], 3.6 + random.next());
  tree(scene, [wide + 7, 0, 4], 7.4);
  palm(scene, [wide + 3, 0, -1.6], 7.6);
  palm(scene, [-3.2, 0, -1.6], 8.2);
  hedge(scene, [1, 0, -2.4], [8, 0, -2.4], 0.7);
  hedge(scene, [16.4, 0, -2.4], [wide, 0, -2.4], 0.7);
  parkedCar(scene, [-9.6, 0, -5.6], random.pick(['#b5543a', '#dfe3e6', '#4b6a86']));
};

/** Flats of a few floors: two wings, one further back, with a stair between them. */
export const lowRise = (scene: Scene, { wall: colour, accent }: Dress, floors = 4): void => {
  const base = 2.6;
  const top = base + floors * storey;
  sky(scene);
  neighbour(scene, -30, 24, 15, 5);
  neighbour(scene, 37, 20, 18, 4);
  ground(scene, '#b9b48f');
  lawn(scene, -40, -3, 60, 12);
  groundShadow(scene, [
    [27, 0, 2],
    [38, 0, 6],
    [40, 0, 14],
    [27, 0, 15],
  ]);
  wing(scene, { x: 14.6, z: 2.4, wide: 13, deep: 12, base, floors: floors + 1 }, colour, accent);
  cap(scene, { from: [11.6, 0, 1.2], to: [14.8, top + 2.2, 10] }, accent);
  jaali(scene, frontFace(11.6, 1.2), { left: 0.6, foot: 3, wide: 2, tall: top - 3.2 }, accent, 0.5);
  wing(scene, { x: -1, z: 0, wide: 12.8, deep: 13, base, floors }, colour, accent);
  compoundWall(scene, -34, 52, -3, accent, [11, 15.4]);
  street(scene);
  tree(scene, [-9, 0, 1], 8);
  tree(scene, [-15.5, 0, 5], 9.4);
  ashoka(scene, [10.6, 0, -1.6], 4.2);
  ashoka(scene, [16, 0, -1.6], 4.4);
  tree(scene, [31, 0, 1], 8.6);
  hedge(scene, [-1, 0, -2.2], [9.6, 0, -2.2], 0.8);
  hedge(scene, [17, 0, -2.2], [29, 0, -2.2], 0.8);
  parkedCar(scene, [20.5, 0, -5.7], scene.random.pick(['#dfe3e6', '#7a8c6a', '#b5543a']));
};

interface Wing {
  readonly x: number;
  readonly z: number;
  readonly wide: number;
  readonly deep: number;
  readonly base: number;
  readonly floors: number;
}

const wing = (scene: Scene, { x, z, wide, deep, base, floors }: Wing, colour: string, accent: string): void => {
  const top = base + floors * storey;
  const front = frontFace(x, z);
  const side = rightFace(x + wide, z);
  wall(scene, side, deep, top, colour, true);
  wall(scene, front, wide, top, colour);
  scene.pane(front, 0.4, 0, wide - 0.4, base - 0.3, scene.deep('#6d6068'));
  for (let column = 0.2; column < wide; column += 4.1)
    block(scene, { from: [x + column, 0, z - 0.1], to: [x + column + 0.5, base, z + 0.3] }, '#e5dccd');
  for (let floor = 0; floor < floors; floor++) {
    const y = base + floor * storey;
    for (const left of [2, 7]) window(scene, side, { left, foot: y + 0.9, wide: 2, tall: 1.5 }, { isShaded: true });
    scene.pane(front, 0, y - 0.14, wide, y, scene.lit('#f6f0e4'));
    window(scene, front, { left: wide - 4, foot: y + 0.9, wide: 2.4, tall: 1.6 });
    balcony(scene, { x0: x + 1.4, x1: x + wide - 5.4, y, z, deep: 1.4 }, accent, floors % 2 === 0);
  }
  cap(scene, { from: [x - 0.3, top, z - 0.3], to: [x + wide + 0.3, top + 0.8, z + deep] }, '#efe6d8');
};

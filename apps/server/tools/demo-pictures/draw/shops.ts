import { wall, window } from './facade.ts';
import { hedge, palm, tree } from './green.ts';
import { ground, groundShadow, sky, street, strip } from './outdoors.ts';
import type { Scene } from './scene.ts';
import { awning, board, shopColours, shopWindow } from './shop-front.ts';
import { block, cap } from './solid.ts';
import { frontFace, rightFace } from './space.ts';
import { type Dress, neighbour } from './towers.ts';
import { parkedCar } from './yard.ts';

/** Shops in a row below offices, each with its board and awning. */
export const shops = (scene: Scene, { wall: colour, accent }: Dress): void => {
  const [wide, deep, tall] = [27, 13, 11.2];
  sky(scene);
  neighbour(scene, -24, 22, 14, 6);
  neighbour(scene, 36, 20, 14, 5);
  ground(scene, '#cfc6b8');
  groundShadow(scene, [
    [wide, 0, 0],
    [wide + 9, 0, 3],
    [wide + 9, 0, 12],
    [wide, 0, deep],
  ]);
  const [front, side] = [frontFace(0, 0), rightFace(wide, 0)];
  wall(scene, side, deep, tall, colour, true);
  wall(scene, front, wide, tall, colour);
  for (let floor = 0; floor < 2; floor++) {
    const foot = 5.2 + floor * 3;
    for (let left = 0.8; left < wide - 2; left += 4.5)
      window(scene, front, { left, foot, wide: 3.2, tall: 1.8 }, { parts: 3, frame: '#4c4a50' });
    for (const left of [1.5, 6]) window(scene, side, { left, foot, wide: 3, tall: 1.8 }, { isShaded: true });
  }
  for (let i = 0; i < 6; i++) {
    const left = 0.3 + i * 4.45;
    shopWindow(scene, front, left, 4.1, 3.2);
    board(scene, front, left, 3.5, 4.1, shopColours[i % shopColours.length]!);
    if (i % 2 === 0) awning(scene, left + 0.1, 3.5, 3.9, shopColours[(i + 1) % shopColours.length]!);
  }
  for (let x = 0; x <= wide; x += 4.45) block(scene, { from: [x, 0, -0.25], to: [x + 0.35, 4.6, 0] }, accent);
  scene.pane(front, 0, 4.5, wide, 4.8, scene.lit('#f1e9dc'));
  cap(scene, { from: [-0.3, tall, -0.4], to: [wide + 0.3, tall + 0.9, deep] }, accent);
  strip(scene, -3, 0, scene.lit('#ddd3c4'));
  street(scene);
  for (const x of [-4, 30]) tree(scene, [x, 0, -2], 5.4);
  for (const x of [8.6, 17.5]) palm(scene, [x, 0, -3.6], 4.4);
  parkedCar(scene, [2, 0, -5.9], '#dfe3e6');
  parkedCar(scene, [12.6, 0, -5.9], '#b5543a');
  parkedCar(scene, [23, 0, -5.9], '#4b6a86');
};

/** A showroom of glass under one wide board. */
export const showroom = (scene: Scene, { wall: colour, accent }: Dress): void => {
  const [wide, deep, tall] = [20, 13, 9.4];
  sky(scene);
  neighbour(scene, -22, 22, 14, 5);
  neighbour(scene, 30, 20, 14, 6);
  ground(scene, '#cfc6b8');
  groundShadow(scene, [
    [wide, 0, 0],
    [wide + 8, 0, 3],
    [wide + 8, 0, 12],
    [wide, 0, deep],
  ]);
  const [front, side] = [frontFace(0, 0), rightFace(wide, 0)];
  wall(scene, side, deep, tall, colour, true);
  wall(scene, front, wide, tall, colour);
  for (let left = 0.6; left < wide - 3; left += 4.75) shopWindow(scene, front, left, 4.5, 5.2);
  board(scene, front, 0.6, 5.9, 18.8, accent);
  scene.pane(front, 0.6, 6.8, wide - 0.6, 7, scene.shaded(accent));
  for (let left = 1; left < wide - 2; left += 4.6)
    window(scene, front, { left, foot: 7.3, wide: 3.4, tall: 1.3 }, { parts: 3, frame: '#4c4a50' });
  for (const x of [0, wide - 0.6]) block(scene, { from: [x, 0, -0.7], to: [x + 0.6, tall, 0] }, accent);
  cap(scene, { from: [-0.4, tall, -1], to: [wide + 0.4, tall + 0.8, deep] }, '#f1e9dc');
  strip(scene, -3, 0, scene.lit('#ddd3c4'));
  street(scene);
  palm(scene, [-3, 0, -2], 7.4);
  palm(scene, [23.6, 0, -2], 7);
  hedge(scene, [0.4, 0, -1.2], [8, 0, -1.2], 0.5);
  parkedCar(scene, [9, 0, -5.9], '#2f3f56');
};

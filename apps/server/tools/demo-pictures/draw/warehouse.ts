import { wall } from './facade.ts';
import { tree } from './green.ts';
import { flat, ground, groundShadow, sky, street } from './outdoors.ts';
import type { Scene } from './scene.ts';
import { board } from './shop-front.ts';
import { block } from './solid.ts';
import { frontFace, rightFace } from './space.ts';
import { type Dress, neighbour } from './towers.ts';

/** A godown: a long shed with its shutters up on a dock, and a lorry before it. */
export const warehouse = (scene: Scene, { wall: colour, accent }: Dress): void => {
  const [wide, deep, tall] = [34, 22, 8];
  sky(scene);
  neighbour(scene, -32, 30, 18, 2.4);
  ground(scene, '#c4b391');
  scene.shape(flat(-12, -3, 50, 1), scene.lit('#cfc6b8'));
  groundShadow(scene, [
    [wide, 0, 0],
    [wide + 8, 0, 3],
    [wide + 9, 0, 20],
    [wide, 0, deep],
  ]);
  const [front, side] = [frontFace(0, 0), rightFace(wide, 0)];
  wall(scene, side, deep, tall, colour, true);
  scene.shape(
    [
      [wide, tall, 0],
      [wide, tall, deep],
      [wide, tall + 2.6, deep / 2],
    ],
    scene.shaded(colour),
  );
  scene.shape(
    [
      [-0.6, tall, -0.6],
      [wide + 0.6, tall, -0.6],
      [wide + 0.6, tall + 2.8, deep / 2],
      [-0.6, tall + 2.8, deep / 2],
    ],
    scene.lit(accent),
  );
  for (let x = 0; x < wide; x += 1.4)
    scene.stroke([x, tall, -0.6], [x, tall + 2.8, deep / 2], 0.06, scene.shaded(accent), 'opacity="0.55"');
  wall(scene, front, wide, tall, colour);
  for (let x = 0; x < wide; x += 0.8) scene.pane(front, x, 0, x + 0.1, tall, scene.shaded(colour), 'opacity="0.28"');
  scene.pane(front, 0, tall - 1, wide, tall - 0.2, scene.deep('#4a4048'), 'opacity="0.25"');
  for (const left of [3, 11.5, 20]) {
    scene.pane(front, left, 1.1, left + 5.4, 5.6, scene.deep('#3f3b44'));
    scene.pane(front, left + 0.2, 3.6, left + 5.2, 5.4, scene.lit('#9aa3a8'));
    for (let y = 3.7; y < 5.3; y += 0.25)
      scene.pane(front, left + 0.2, y, left + 5.2, y + 0.05, scene.shaded('#9aa3a8'));
    block(scene, { from: [left - 0.4, 5.7, -2.2], to: [left + 5.8, 5.95, 0] }, accent);
  }
  board(scene, front, 27.4, 5.4, 5.2, accent);
  block(scene, { from: [1.5, 0, -2], to: [27, 1.1, 0] }, '#b9b0a4');
  lorry(scene);
  street(scene);
  tree(scene, [-7, 0, 4], 8);
  tree(scene, [-15, 0, 8], 9);
  tree(scene, [40, 0, 6], 8);
};

const lorry = (scene: Scene): void => {
  block(scene, { from: [12.6, 0.9, -9], to: [15.8, 4.2, -2.2] }, '#e6e1d8');
  block(scene, { from: [12.8, 0.7, -11], to: [15.6, 3.2, -9.2] }, '#b8563a');
  scene.pane(frontFace(12.8, -11), 0.25, 1.6, 2.55, 2.8, scene.mood.glass[1]);
  scene.pane(frontFace(12.8, -11), 0.2, 0.75, 2.6, 1.1, scene.deep('#4d474e'));
  for (const z of [-10.4, -4.4]) {
    const { x, y } = scene.see([15.8, 0.5, z]);
    const r = 0.5 * scene.camera.scaleAt([15.8, 0.5, z]);
    scene.add(`<ellipse cx="${x}" cy="${y}" rx="${r * 0.62}" ry="${r}" fill="#2c2b33"/>`);
  }
};

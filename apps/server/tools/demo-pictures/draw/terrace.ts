import type { Random } from '../../../src/demo/random.ts';
import { mix } from './colour.ts';
import { front } from './cupboards.ts';
import { box, chair, pottedPlant, rug, table } from './furniture.ts';
import { hedge } from './green.ts';
import type { Mood } from './light.ts';
import type { Look } from './looks.ts';
import { flat, sky } from './outdoors.ts';
import { glow } from './room-light.ts';
import { newScene, type Scene } from './scene.ts';
import { block } from './solid.ts';

/** A terrace or wide balcony over the town: boards, chairs, plants, a rail of glass and the sky. */
export const terrace = (mood: Mood, random: Random, look: Look): Scene => {
  const scene = newScene({ eye: [3, 1.6, -2.6], turn: 0, lens: 860, horizon: 0.42, middle: 0.5 }, mood, random);
  sky(scene);
  scene.add(
    `<rect y="378" width="1200" height="522" fill="${scene.linear({ x: 0, y: 378 }, { x: 0, y: 900 }, [
      [0, mood.haze],
      [1, scene.brushed('#8a9a7b')],
    ])}"/>`,
  );
  for (let i = 0; i < 16; i++)
    hedge(
      scene,
      [-14 + i * 2.3, -3.4, 15 + (i % 3) * 3],
      [-12.4 + i * 2.3, -3.4, 15 + (i % 3) * 3],
      1.5 + (i % 2) * 0.6,
    );
  scene.shape(
    flat(-3, -3, 9, 3.6),
    scene.linear(scene.see([3, 0, 3.6]), scene.see([3, 0, -0.6]), [
      [0, scene.lit(look.floor)],
      [1, scene.brushed(look.floor)],
    ]),
  );
  for (let z = -1; z < 3.6; z += 0.3)
    scene.stroke([-3, 0, z], [9, 0, z], 0.016, scene.shaded(look.floor), 'opacity="0.6"');
  const rail = front(3.55);
  scene.pane(rail, -3, 0.05, 9, 1.02, mix(mood.glass[1], '#ffffff', 0.4), 'opacity="0.35"');
  for (let x = -3; x <= 9; x += 1.5) scene.pane(rail, x, 0, x + 0.06, 1.06, scene.shaded('#6b6468'));
  scene.pane(rail, -3, 1.02, 9, 1.1, scene.lit(look.accent));
  pergola(scene, look);
  rug(scene, 1.1, 0.8, 3.6, 1.9, mix(look.accent, '#f4e6d4', 0.6));
  for (const x of [1.35, 3.9]) chair(scene, x, 1.9, mix(look.soft, '#ffffff', 0.2));
  table(scene, { from: [2.2, 0, 1.6], to: [3.5, 0.5, 2.4] }, look.wood);
  pottedPlant(scene, [2.85, 0.5, 2], 0.34, '#efe6d8');
  for (const [x, tall] of [
    [0, 1.3],
    [0.55, 0.8],
    [5.6, 1.2],
    [6.2, 0.9],
  ] as const)
    pottedPlant(scene, [x, 0, 3.1], tall, look.accent);
  return scene;
};

const pergola = (scene: Scene, look: Look): void => {
  for (const x of [-0.6, 6.4]) block(scene, box(x, 0, 3.1, 0.18, 2.7, 0.18), look.wood);
  for (let x = -0.8; x < 7; x += 0.62) block(scene, box(x, 2.72, -1, 0.1, 0.16, 4.5), look.wood);
  block(scene, box(-0.9, 2.6, 3.1, 7.8, 0.16, 0.18), look.wood);
  for (let x = 0.4; x < 6.2; x += 0.9) {
    glow(scene, [x, 2.46, 3], 0.28);
    const { x: cx, y: cy } = scene.see([x, 2.46, 3]);
    scene.add(`<circle cx="${cx}" cy="${cy}" r="6" fill="#ffe9be"/>`);
  }
};

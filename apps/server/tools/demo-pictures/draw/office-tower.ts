import { mix } from './colour.ts';
import { ashoka, tree } from './green.ts';
import { lampLight } from './light.ts';
import { ground, groundShadow, sky, street, strip } from './outdoors.ts';
import type { Scene } from './scene.ts';
import { shopWindow } from './shop-front.ts';
import { block, cap } from './solid.ts';
import { type Face, frontFace, rightFace } from './space.ts';
import { type Dress, neighbour } from './towers.ts';
import { parkedCar } from './yard.ts';

/** A tower of offices in glass, the sky in its panes. */
export const officeTower = (scene: Scene, { wall: colour, accent }: Dress, floors = 11): void => {
  const [wide, deep, base, step] = [22, 16, 6, 3.5];
  const top = base + floors * step;
  sky(scene);
  neighbour(scene, -30, 18, 20, floors * 0.55);
  neighbour(scene, 33, 26, 18, floors * 0.7);
  ground(scene, '#cfc6b8');
  groundShadow(scene, [
    [wide, 0, 0],
    [wide + 20, 0, 7],
    [wide + 22, 0, 16],
    [wide, 0, deep],
  ]);
  const [front, side] = [frontFace(0, 0), rightFace(wide, 0)];
  curtain(scene, side, deep, base, top, step, true);
  curtain(scene, front, wide, base, top, step, false);
  for (const left of [0, 7.1, 14.3, wide - 0.7]) scene.pane(front, left, 0, left + 0.7, top, scene.lit(colour));
  scene.pane(front, 7.8, base, 14.3, base + 0.5, scene.lit(accent));
  shopWindow(scene, front, 0.8, 6.2, base - 1.2);
  shopWindow(scene, front, 14.9, 6.2, base - 1.2);
  scene.pane(front, 7.9, 0, 14.2, base - 0.9, mix(scene.mood.glass[1], lampLight[1], 0.4));
  for (const left of [9.2, 11, 12.8]) scene.pane(front, left, 0, left + 0.12, base - 0.9, scene.deep('#4d474e'));
  scene.pane(side, 0, 0, deep, base, scene.shaded(colour));
  block(scene, { from: [6.4, base - 1.2, -3.4], to: [15.6, base - 0.8, 0] }, accent);
  cap(scene, { from: [-0.3, top, -0.3], to: [wide + 0.3, top + 1.6, deep] }, colour);
  strip(scene, -3, 0, scene.lit('#ddd3c4'));
  street(scene);
  for (const x of [1, 3.2, 18.6, 20.8]) ashoka(scene, [x, 0, -1.6], 3.8);
  tree(scene, [-7, 0, 0], 7.4);
  tree(scene, [-13, 0, 4], 8.4);
  tree(scene, [28, 0, 2], 8);
  parkedCar(scene, [-8.6, 0, -5.8], '#2f3f56');
  parkedCar(scene, [16, 0, -5.8], '#dfe3e6');
};

const curtain = (
  scene: Scene,
  face: Face,
  wide: number,
  base: number,
  top: number,
  step: number,
  isShaded: boolean,
): void => {
  const { mood, random } = scene;
  const dark = isShaded ? mix(mood.glass[0], '#20263a', 0.42) : mood.glass[0];
  const light = isShaded ? mix(mood.glass[0], mood.glass[1], 0.3) : mood.glass[1];
  scene.pane(
    face,
    0,
    base,
    wide,
    top,
    scene.linear(scene.see(face.at(0, top)), scene.see(face.at(wide, base)), [
      [0, light],
      [0.4, mix(light, dark, 0.5)],
      [0.62, mix(light, dark, 0.25)],
      [1, dark],
    ]),
  );
  for (let y = base; y < top - 0.1; y += step)
    for (let x = 0.7; x < wide - 1; x += 2.15) {
      if (random.chance(mood.lamps * 0.8))
        scene.pane(face, x, y + 0.7, x + 2.1, y + step, random.pick(lampLight), 'opacity="0.85"');
      else if (random.chance(0.24))
        scene.pane(face, x, y + 0.7, x + 2.1, y + step, random.chance(0.5) ? '#ffffff' : '#1d2740', 'opacity="0.12"');
    }
  for (let y = base; y < top; y += step)
    scene.pane(
      face,
      0,
      y,
      wide,
      y + 0.55,
      mix(dark, isShaded ? '#20263a' : '#e9e4da', isShaded ? 0.3 : 0.55),
      'opacity="0.8"',
    );
  for (let x = 0.7; x < wide; x += 2.15)
    scene.pane(face, x - 0.05, base, x + 0.05, top, isShaded ? scene.shaded('#cfd4d6') : '#f4f1ea', 'opacity="0.6"');
};

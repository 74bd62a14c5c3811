import { mix } from './colour.ts';
import { lampLight } from './light.ts';
import type { Scene } from './scene.ts';
import type { Face } from './space.ts';

/** A window of a shop with what it shows, in its own light. */
export const shopWindow = (scene: Scene, face: Face, left: number, wide: number, tall: number): void => {
  const { random, mood } = scene;
  const glow = mood.name === 'dusk' ? 0.9 : mood.name === 'golden' ? 0.55 : 0.3;
  const warm = lampLight[1];
  scene.pane(face, left, 0.1, left + wide, tall, scene.deep('#4d474e'));
  const inside = scene.linear(scene.see(face.at(left, tall)), scene.see(face.at(left + wide, 0.1)), [
    [0, mix(mood.glass[0], warm, glow)],
    [1, mix(mix(mood.glass[0], '#3b3a48', 0.4), warm, glow * 0.6)],
  ]);
  scene.pane(face, left + 0.1, 0.35, left + wide - 0.1, tall - 0.1, inside);
  for (let x = left + 0.4; x < left + wide - 0.8; x += 0.9) {
    const high = 0.5 + random.next() * 1.1;
    scene.pane(
      face,
      x,
      0.45,
      x + 0.55,
      0.45 + high,
      mix(random.pick(['#b8563a', '#5f7f79', '#d8a24a', '#7d6a8e']), '#f0e0c8', 0.25),
      'opacity="0.75"',
    );
  }
  scene.shape(
    [
      face.at(left + wide * 0.2, 0.35),
      face.at(left + wide * 0.4, 0.35),
      face.at(left + wide * 0.75, tall - 0.1),
      face.at(left + wide * 0.55, tall - 0.1),
    ],
    '#ffffff',
    'opacity="0.14"',
  );
  scene.pane(face, left + wide / 2 - 0.04, 0.1, left + wide / 2 + 0.04, tall, scene.deep('#4d474e'));
};

/** A striped awning that leans out over the pavement. */
export const awning = (scene: Scene, x: number, y: number, wide: number, colour: string): void => {
  const stripes = Math.round(wide / 0.5);
  for (let i = 0; i < stripes; i++) {
    const [a, b] = [x + (wide * i) / stripes, x + (wide * (i + 1)) / stripes];
    const paint = i % 2 ? '#f6efe2' : colour;
    scene.shape(
      [
        [a, y, 0],
        [b, y, 0],
        [b, y - 0.75, -1.5],
        [a, y - 0.75, -1.5],
      ],
      scene.lit(paint),
    );
    scene.shape(
      [
        [a, y - 0.75, -1.5],
        [b, y - 0.75, -1.5],
        [b, y - 1, -1.5],
        [a, y - 1, -1.5],
      ],
      scene.brushed(paint),
    );
  }
};

/** A board over a shop: a mark and a line instead of a name. */
export const board = (scene: Scene, face: Face, left: number, foot: number, wide: number, colour: string): void => {
  scene.pane(face, left, foot, left + wide, foot + 0.9, scene.lit(colour));
  const ink = mix(colour, '#ffffff', 0.82);
  scene.pane(face, left + 0.35, foot + 0.25, left + 0.75, foot + 0.65, ink);
  scene.pane(face, left + 1, foot + 0.36, left + Math.min(wide - 0.5, 3.1), foot + 0.54, ink);
};

export const shopColours = ['#b8563a', '#3f6f6a', '#c98a2e', '#56527f', '#8a4a5a'] as const;

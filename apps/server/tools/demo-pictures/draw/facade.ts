import { mix } from './colour.ts';
import { lampLight } from './light.ts';
import type { Scene } from './scene.ts';
import { block } from './solid.ts';
import type { Face } from './space.ts';

/** A rectangle of a face: metres along it, up it, and its size. */
export interface Opening {
  readonly left: number;
  readonly foot: number;
  readonly wide: number;
  readonly tall: number;
}

interface Glazing {
  /** On a side that the sun does not reach. */
  readonly isShaded?: boolean;
  /** Parts that its bars make of it. */
  readonly parts?: number;
  readonly frame?: string;
}

/** A window that lies a little behind its wall, with a sill and, towards evening, perhaps a lamp behind it. */
export const window = (
  scene: Scene,
  face: Face,
  opening: Opening,
  { isShaded, parts = 2, frame = '#f4efe6' }: Glazing = {},
): void => {
  const { left, foot, wide, tall } = opening;
  const { mood, random } = scene;
  const tone = isShaded ? scene.shaded : scene.lit;
  scene.pane(face, left, foot, left + wide, foot + tall, scene.deep('#6c6470'));
  const [l, f, r, t] = [left + wide * 0.05, foot + tall * 0.03, left + wide, foot + tall - tall * 0.07];
  const isLamp = random.chance(mood.lamps);
  const [dark, light] = mood.glass;
  const glass: [string, string] = isLamp
    ? [random.pick(lampLight), mix(random.pick(lampLight), '#ffffff', 0.3)]
    : isShaded
      ? [mix(scene.shaded(dark), '#20263a', 0.25), mix(dark, light, 0.3)]
      : [dark, light];
  const paint = scene.linear(scene.see(face.at(l, t)), scene.see(face.at(r, f)), [
    [0, glass[1]],
    [0.45, mix(glass[0], glass[1], 0.35)],
    [1, glass[0]],
  ]);
  scene.pane(face, l, f, r, t, paint);
  if (!isLamp && !isShaded)
    scene.shape(
      [
        face.at(l + wide * 0.12, f),
        face.at(l + wide * 0.34, f),
        face.at(l + wide * 0.62, t),
        face.at(l + wide * 0.4, t),
      ],
      '#ffffff',
      'opacity="0.16"',
    );
  const bar = tone(frame);
  for (let i = 1; i < parts; i++) {
    const x = l + ((r - l) * i) / parts;
    scene.pane(face, x - 0.03, f, x + 0.03, t, bar);
  }
  scene.pane(face, left - 0.08, foot - 0.1, left + wide + 0.08, foot, tone('#efe7da'));
};

export interface Ledge {
  readonly x0: number;
  readonly x1: number;
  /** Metres of its floor above the ground, and the wall that it comes out of. */
  readonly y: number;
  readonly z: number;
  readonly deep?: number;
}

/** A balcony of the front: door, slab with its shadow on the wall, glass before it and a rail of the house's colour. */
export const balcony = (scene: Scene, { x0, x1, y, z, deep = 1.5 }: Ledge, rail: string, isGlass = true): void => {
  const face: Face = { at: (along, up, out = 0) => [along, up, z - out] };
  window(
    scene,
    face,
    { left: x0 + 0.3, foot: y + 0.05, wide: x1 - x0 - 0.6, tall: 2.3 },
    { parts: 3, frame: '#5d5a5e' },
  );
  const under = scene.linear(scene.see([x0, y - 0.15, z]), scene.see([x0, y - 1.3, z]), [
    [0, scene.deep('#4a4048'), 0.55],
    [1, scene.deep('#4a4048'), 0],
  ]);
  scene.pane(face, x0, y - 1.4, x1 + 0.5, y - 0.12, under);
  block(scene, { from: [x0, y - 0.16, z - deep], to: [x1, y, z] }, '#efe6d8');
  const front: Face = { at: (along, up) => [along, up, z - deep] };
  const isRight = scene.camera.eye[0] > x1;
  const sideX = isRight ? x1 : x0;
  const guard = isGlass ? mix(scene.mood.glass[1], '#ffffff', 0.25) : scene.lit(rail);
  const opacity = isGlass ? 'opacity="0.55"' : '';
  scene.shape(
    [
      [sideX, y, z - deep],
      [sideX, y, z],
      [sideX, y + 1, z],
      [sideX, y + 1, z - deep],
    ],
    isGlass ? guard : scene.shaded(rail),
    opacity,
  );
  scene.pane(front, x0, y, x1, y + 1, guard, opacity);
  scene.pane(front, x0, y + 0.96, x1, y + 1.06, scene.lit(rail));
  scene.pane(front, x0, y - 0.16, x1, y + 0.06, scene.lit(rail));
};

/** The wall of a face from left to right, its light growing weaker towards one end. */
export const wall = (scene: Scene, face: Face, wide: number, tall: number, colour: string, isShaded = false): void => {
  const [near, away] = [scene.see(face.at(0, tall)), scene.see(face.at(wide, 0))];
  const [a, b] = isShaded
    ? [scene.shaded(colour), mix(scene.shaded(colour), scene.deep(colour), 0.35)]
    : [mix(scene.lit(colour), '#ffffff', 0.1), scene.brushed(scene.lit(colour))];
  scene.pane(
    face,
    0,
    0,
    wide,
    tall,
    scene.linear(near, away, [
      [0, a],
      [1, b],
    ]),
  );
};

/** A line of small squares let into a wall, as jaali screens are. */
export const jaali = (
  scene: Scene,
  face: Face,
  { left, foot, wide, tall }: Opening,
  colour: string,
  step = 0.42,
): void => {
  scene.pane(face, left, foot, left + wide, foot + tall, scene.shaded(colour));
  for (let x = 0; x < wide - step * 0.5; x += step)
    for (let y = 0; y < tall - step * 0.5; y += step)
      scene.pane(
        face,
        left + x + step * 0.22,
        foot + y + step * 0.22,
        left + x + step * 0.78,
        foot + y + step * 0.78,
        scene.deep(colour),
      );
};

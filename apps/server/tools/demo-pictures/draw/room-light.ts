import { mix } from './colour.ts';
import type { Scene } from './scene.ts';
import type { Face, Spot } from './space.ts';

export interface View {
  readonly left: number;
  readonly foot: number;
  readonly wide: number;
  readonly tall: number;
}

/** A window with the sky, the town and its green behind it, between curtains. */
export const lookout = (
  scene: Scene,
  face: Face,
  { left, foot, wide, tall }: View,
  curtain: string,
  parts = 2,
): void => {
  const { mood } = scene;
  const corner = (along: number, up: number) => face.at(left + along, foot + up);
  scene.pane(face, left - 0.09, foot - 0.09, left + wide + 0.09, foot + tall + 0.09, scene.lit('#fdfaf3'));
  const glass = [corner(0, 0), corner(wide, 0), corner(wide, tall), corner(0, tall)];
  const seen = glass.map(scene.see);
  scene.shape(
    glass,
    scene.linear(scene.see(corner(0, tall)), scene.see(corner(0, 0)), [
      [0, mood.sky[0]],
      [0.6, mood.sky[1]],
      [1, mood.sky[2]],
    ]),
  );
  scene.within(seen, () => {
    for (let along = 0, i = 0; along < wide; along += 0.3, i++) {
      const high = tall * (0.16 + ((i * 37) % 23) / 90);
      scene.pane(
        face,
        left + along,
        foot,
        left + along + 0.28,
        foot + high,
        mix(scene.shaded('#b9a58f'), mood.haze, 0.62),
      );
    }
    for (let along = 0, i = 0; along <= wide; along += 0.24, i++) {
      const { x, y } = scene.see(corner(along, tall * 0.04));
      const r = scene.camera.scaleAt(corner(along, 0)) * (0.16 + ((i * 29) % 13) / 90);
      scene.add(`<circle cx="${x}" cy="${y}" r="${r}" fill="${scene.brushed('#6f9a58')}"/>`);
    }
  });
  for (let i = 1; i < parts; i++)
    scene.pane(
      face,
      left + (wide * i) / parts - 0.025,
      foot,
      left + (wide * i) / parts + 0.025,
      foot + tall,
      scene.lit('#fdfaf3'),
    );
  drapes(scene, face, { left, foot, wide, tall }, curtain);
};

const drapes = (scene: Scene, face: Face, { left, foot, wide, tall }: View, colour: string): void => {
  const top = foot + tall + 0.22;
  const low = Math.min(0.06, foot);
  const folds = (from: number, to: number) => {
    const step = (to - from) / 5;
    for (let i = 0; i < 5; i++) {
      const [a, b] = [from + i * step, from + (i + 1) * step];
      const paint = scene.linear(scene.see(face.at(a, 1)), scene.see(face.at(b, 1)), [
        [0, scene.shaded(colour)],
        [0.5, mix(scene.lit(colour), '#ffffff', 0.12)],
        [1, scene.brushed(colour)],
      ]);
      scene.shape([face.at(a, low, 0.06), face.at(b, low, 0.06), face.at(b, top, 0.06), face.at(a, top, 0.06)], paint);
    }
  };
  const share = Math.min(0.5, wide * 0.2);
  folds(left - 0.28, left - 0.28 + share);
  folds(left + wide + 0.28 - share, left + wide + 0.28);
  scene.stroke(
    face.at(left - 0.45, top + 0.04, 0.08),
    face.at(left + wide + 0.45, top + 0.04, 0.08),
    0.045,
    scene.deep('#7a5a45'),
    'stroke-linecap="round"',
  );
};

/** Sun on the floor, through a window of so many parts. */
export const sunOnFloor = (scene: Scene, [x, , z]: Spot, wide: number, long: number, parts = 2): void => {
  if (scene.mood.name === 'dusk') return;
  const gap = 0.09;
  const each = (wide - gap * (parts - 1)) / parts;
  for (let i = 0; i < parts; i++) {
    const start = z + i * (each + gap);
    scene.shape(
      [
        [x, 0.005, start],
        [x, 0.005, start + each],
        [x + long, 0.005, start + each - 0.7],
        [x + long, 0.005, start - 0.7],
      ],
      scene.mood.sun,
      `opacity="0.42" ${scene.blur(2)}`,
    );
  }
};

/** The light of a lamp in the evening, or a breath of it by day. */
export const glow = (scene: Scene, spot: Spot, metres: number): void => {
  const centre = scene.see(spot);
  const radius = metres * scene.camera.scaleAt(spot);
  const strength = scene.mood.name === 'dusk' ? 0.75 : 0.3;
  scene.add(
    `<circle cx="${centre.x}" cy="${centre.y}" r="${radius}" fill="${scene.radial(centre, radius, [
      [0, '#fff0c9', strength],
      [1, '#ffd995', 0],
    ])}"/>`,
  );
};

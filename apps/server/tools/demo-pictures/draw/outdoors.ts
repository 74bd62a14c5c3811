import { size } from './canvas.ts';
import { mix } from './colour.ts';
import type { Scene } from './scene.ts';
import type { Spot } from './space.ts';

const far = 4000;

/** Sky with its light, clouds and the town at the horizon. */
export const sky = (scene: Scene): void => {
  const { mood, random } = scene;
  const horizon = scene.see([scene.camera.eye[0], scene.camera.eye[1], far]).y;
  const { width } = size;
  scene.add(
    `<rect width="${width}" height="${size.height}" fill="${scene.linear({ x: 0, y: 0 }, { x: 0, y: horizon }, [
      [0, mood.sky[0]],
      [0.58, mood.sky[1]],
      [1, mood.sky[2]],
    ])}"/>`,
  );
  const sun = { x: mood.sunAt[0] * width, y: mood.sunAt[1] * size.height };
  scene.add(
    `<rect width="${width}" height="${size.height}" fill="${scene.radial(sun, 620, [
      [0, '#ffffff', 0.75],
      [0.12, mood.sun, 0.55],
      [1, mood.sun, 0],
    ])}"/>`,
  );
  for (let i = 0; i < 4; i++)
    cloud(scene, random.int(0, width), random.int(40, Math.max(80, horizon * 0.5)), random.int(50, 110));
  skyline(scene, horizon, 0.72, 130);
  skyline(scene, horizon, 0.48, 74);
};

const cloud = ({ add, random, mood, blur }: Scene, x: number, y: number, wide: number): void => {
  const puffs = Array.from({ length: 5 }, (_, i) => {
    const rx = wide * (0.35 + random.next() * 0.45);
    return `<ellipse cx="${x + (i - 2) * wide * 0.55}" cy="${y - random.int(0, 10)}" rx="${rx.toFixed(0)}" ry="${(rx * 0.24).toFixed(0)}"/>`;
  });
  add(`<g fill="${mood.cloud}" opacity="0.5" ${blur(9)}>${puffs.join('')}</g>`);
};

/** A row of far houses, paler the further they are. */
const skyline = ({ add, random, mood, shaded }: Scene, horizon: number, fade: number, tall: number): void => {
  const colour = mix(shaded('#b9a58f'), mood.haze, fade);
  let d = `M-10,${horizon + 4}`;
  for (let x = -10; x < size.width + 40; ) {
    const [wide, high] = [random.int(22, 74), random.int(Math.round(tall * 0.2), tall)];
    d += `L${x},${horizon - high}L${x + wide},${horizon - high}`;
    x += wide + (random.chance(0.3) ? random.int(4, 26) : 0);
  }
  add(`<path d="${d}L${size.width + 40},${horizon + 4}Z" fill="${colour}"/>`);
};

/** The ground of the town, and the asphalt of the street before the house at z = 0. */
export const ground = (scene: Scene, colour: string): void => {
  const { width, height } = size;
  const horizon = scene.see([scene.camera.eye[0], scene.camera.eye[1], far]).y;
  const down = [
    { x: 0, y: horizon },
    { x: 0, y: height },
  ] as const;
  const soil = scene.linear(...down, [
    [0, mix(scene.lit(colour), scene.mood.haze, 0.6)],
    [0.4, scene.lit(colour)],
    [1, scene.brushed(colour)],
  ]);
  scene.add(`<rect y="${horizon - 1}" width="${width}" height="${height - horizon + 1}" fill="${soil}"/>`);
  const asphalt = scene.linear(...down, [
    [0, scene.brushed('#8d8a8c')],
    [1, scene.shaded('#85828a')],
  ]);
  const [left, right] = [scene.see([leftEnd, 0, -3]), scene.see([rightEnd, 0, -3])];
  scene.polygon(
    [
      left,
      right,
      { x: width + 9, y: right.y },
      { x: width + 9, y: height },
      { x: -9, y: height },
      { x: -9, y: left.y },
    ],
    asphalt,
  );
};

/** How far the street goes on to both sides: as far as every eye of these pictures sees it before itself. */
const [leftEnd, rightEnd] = [-90, 60];

/** A strip along the street between two distances. */
export const strip = (scene: Scene, near: number, away: number, colour: string, more = ''): void =>
  scene.shape(flat(leftEnd, near, rightEnd, away), colour, more);

/** The corners of a rectangle on the ground, or so many metres above it. */
export const flat = (x0: number, z0: number, x1: number, z1: number, y = 0): Spot[] => [
  [x0, y, z0],
  [x1, y, z0],
  [x1, y, z1],
  [x0, y, z1],
];

/** Pavement, kerb and the broken line of the street. */
export const street = (scene: Scene): void => {
  strip(scene, -5, -3, scene.lit('#d8cfc2'));
  strip(scene, -5.25, -5, scene.shaded('#d8cfc2'));
  for (let x = leftEnd; x < rightEnd; x += 5)
    scene.shape(flat(x, -9.2, x + 2.4, -9), scene.lit('#efe9dc'), 'opacity="0.8"');
};

/** What a block keeps from the sun on the ground beside it. */
export const groundShadow = (scene: Scene, spots: readonly Spot[], dark = 0.3): void =>
  scene.shape(spots, scene.deep('#4b4a5c'), `opacity="${dark}" ${scene.blur(5)}`);

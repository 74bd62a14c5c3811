import { size } from './canvas.ts';
import { mix } from './colour.ts';
import { flat } from './outdoors.ts';
import type { Scene } from './scene.ts';
import type { Face } from './space.ts';

/** An empty room: metres, and what covers it. The eye stands before its open front. */
export interface Shell {
  readonly wide: number;
  readonly tall: number;
  readonly deep: number;
  readonly wall: string;
  /** The wall at the back, where it has a colour of its own. */
  readonly back?: string;
  readonly floor: string;
  readonly flooring: 'boards' | 'tiles' | 'carpet';
}

const before = -4;

/** The three walls as faces: the back one from left to right, the left one from the back, the right one to the back. */
export const walls = ({ wide, deep }: Shell) => ({
  back: { at: (along, up, out = 0) => [along, up, deep - out] } satisfies Face as Face,
  left: { at: (along, up, out = 0) => [out, up, deep - along] } satisfies Face as Face,
  right: { at: (along, up, out = 0) => [wide - out, up, along] } satisfies Face as Face,
});

/** Floor, walls and ceiling, the light falling from the left. */
export const shell = (scene: Scene, room: Shell): void => {
  const { wide, tall, deep } = room;
  const { lit, brushed, shaded } = scene;
  const back = room.back ?? room.wall;
  scene.add(`<rect width="${size.width}" height="${size.height}" fill="${brushed(room.wall)}"/>`);
  floorOf(scene, room);
  const ceiling = mix('#ffffff', scene.mood.haze, 0.25);
  scene.shape(
    flat(0, before, wide, deep, tall),
    scene.linear(scene.see([0, tall, before]), scene.see([0, tall, deep]), [
      [0, brushed(ceiling)],
      [1, lit(ceiling)],
    ]),
  );
  scene.shape(
    [
      [wide, 0, before],
      [wide, 0, deep],
      [wide, tall, deep],
      [wide, tall, before],
    ],
    scene.linear(scene.see([wide, 1, deep]), scene.see([wide, 1, before + 3]), [
      [0, lit(room.wall)],
      [1, brushed(room.wall)],
    ]),
  );
  scene.shape(
    [
      [0, 0, before],
      [0, 0, deep],
      [0, tall, deep],
      [0, tall, before],
    ],
    scene.linear(scene.see([0, 1, deep]), scene.see([0, 1, before + 3]), [
      [0, mix(brushed(room.wall), shaded(room.wall), 0.35)],
      [1, mix(brushed(room.wall), shaded(room.wall), 0.75)],
    ]),
  );
  const face = walls(room).back;
  scene.pane(
    face,
    0,
    0,
    wide,
    tall,
    scene.linear(scene.see([0, tall, deep]), scene.see([wide, 0, deep]), [
      [0, brushed(back)],
      [0.5, lit(back)],
      [1, brushed(lit(back))],
    ]),
  );
  corners(scene, room);
};

const floorOf = (scene: Scene, { wide, deep, floor, flooring }: Shell): void => {
  const { lit, brushed, shaded } = scene;
  scene.shape(
    flat(-1, before, wide + 1, deep),
    scene.linear(scene.see([wide / 2, 0, deep]), scene.see([wide / 2, 0, 0]), [
      [0, lit(floor)],
      [1, brushed(floor)],
    ]),
  );
  if (flooring === 'carpet') return;
  const line = shaded(floor);
  const step = flooring === 'boards' ? 0.42 : 0.8;
  for (let x = 0; x <= wide + 0.01; x += step)
    scene.stroke([x, 0, before + 3.2], [x, 0, deep], 0.012, line, 'opacity="0.5"');
  if (flooring === 'tiles') {
    for (let z = -1; z < deep; z += step) scene.stroke([0, 0, z], [wide, 0, z], 0.012, line, 'opacity="0.5"');
    return;
  }
  for (let x = 0, i = 0; x < wide; x += step, i++)
    for (let z = -1 + (i % 3) * 0.8; z < deep; z += 2.4)
      scene.shape(
        flat(x, z, x + step, z + 1.2),
        scene.random.chance(0.5) ? '#ffffff' : shaded(floor),
        'opacity="0.07"',
      );
};

/** Where walls meet the light is weaker; skirting and cornice. */
const corners = (scene: Scene, room: Shell): void => {
  const { wide, tall, deep } = room;
  const { back, left, right } = walls(room);
  const dark = scene.deep('#5a5260');
  const soft = (face: Face, from: number, to: number) =>
    scene.pane(
      face,
      Math.min(from, to),
      0,
      Math.max(from, to),
      tall,
      scene.linear(scene.see(face.at(from, 1)), scene.see(face.at(to, 1)), [
        [0, dark, 0.22],
        [1, dark, 0],
      ]),
    );
  soft(back, 0, 0.7);
  soft(back, wide, wide - 0.7);
  soft(left, 0, 0.9);
  soft(right, deep, deep - 0.9);
  scene.pane(back, 0, 0, wide, 0.1, scene.lit('#fbf7ef'));
  scene.pane(right, -2, 0, deep, 0.1, scene.lit('#fbf7ef'));
  scene.pane(left, 0, 0, deep + 2, 0.1, scene.brushed('#f1ebe0'));
  scene.pane(back, 0, tall - 0.08, wide, tall, scene.lit('#ffffff'));
};

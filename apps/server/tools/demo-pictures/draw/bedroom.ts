import type { Random } from '../../../src/demo/random.ts';
import { mix } from './colour.ts';
import { front } from './cupboards.ts';
import { box, cushion, lamp, picture, rug } from './furniture.ts';
import type { Mood } from './light.ts';
import type { Look } from './looks.ts';
import { flat } from './outdoors.ts';
import { type Shell, shell, walls } from './room.ts';
import { glow, lookout, sunOnFloor } from './room-light.ts';
import { newScene, type Scene } from './scene.ts';
import { block, standing } from './solid.ts';
import type { Face } from './space.ts';

/** A bedroom: bed with its headboard, lamps at its sides, a wardrobe on the right and the window on the left. */
export const bedroom = (mood: Mood, random: Random, look: Look): Scene => {
  const room: Shell = {
    wide: 5.2,
    tall: 2.85,
    deep: 4.6,
    wall: look.wall,
    back: mix(look.back, '#ffffff', 0.18),
    floor: look.floor,
    flooring: 'boards',
  };
  const scene = newScene({ eye: [2.7, 1.5, -2.5], turn: -3, lens: 1000, horizon: 0.43, middle: 0.52 }, mood, random);
  const { back, left } = walls(room);
  shell(scene, room);
  lookout(scene, left, { left: 1, foot: 0.8, wide: 2, tall: 1.55 }, mix(look.soft, '#fff4e4', 0.45));
  sunOnFloor(scene, [0.3, 0, 1.4], 1.8, 1.3);
  wardrobe(scene, room, look);
  rug(scene, 0.7, 0.9, 3.5, 1.9, mix(look.soft, '#f4e9da', 0.6));
  scene.pane(back, 0.95, 0.3, 3.65, 1.4, scene.shaded(look.wood), `opacity="0.35" ${scene.blur(6)}`);
  for (let i = 0; i < 6; i++)
    cushion(scene, box(1 + i * 0.43, 0.25, 4.42, 0.42, 1.05, 0.14), mix(look.wood, look.accent, 0.25));
  picture(scene, back, 1.75, 1.62, 1.1, 0.62, [mix(look.accent, '#ffffff', 0.72), look.soft, look.accent]);
  for (const x of [0.42, 3.68]) {
    standing(scene, box(x, 0, 4, 0.5, 0, 0.45), 0.08, 0.3);
    block(scene, box(x, 0.1, 4, 0.5, 0.42, 0.45), look.wood);
    scene.pane(front(3.99), x + 0.05, 0.16, x + 0.45, 0.46, scene.lit(mix(look.wood, '#ffffff', 0.16)));
    glow(scene, [x + 0.25, 0.95, 4.2], 1);
    lamp(scene, [x + 0.25, 0.52, 4.2], 0.52);
  }
  bed(scene, look);
  return scene;
};

const bed = (scene: Scene, look: Look): void => {
  standing(scene, box(1.2, 0, 2.1, 2.2, 0, 2.3), 0.2, 0.4);
  block(scene, box(1.2, 0.08, 2.1, 2.2, 0.24, 2.3), look.wood);
  cushion(scene, box(1.24, 0.32, 2.14, 2.12, 0.24, 2.26), '#f7f2e9');
  for (const x of [1.42, 2.36]) {
    cushion(scene, box(x, 0.56, 3.98, 0.84, 0.36, 0.3), '#fdfaf4');
    cushion(scene, box(x + 0.12, 0.56, 3.72, 0.6, 0.32, 0.2), look.accent);
  }
  block(scene, box(1.2, 0.56, 2.1, 2.2, 0.05, 1.15), mix(look.soft, '#ffffff', 0.12));
  scene.pane(
    front(2.09),
    1.2,
    0.18,
    3.4,
    0.6,
    scene.linear(scene.see([1.2, 0.6, 2.1]), scene.see([1.2, 0.18, 2.1]), [
      [0, scene.lit(mix(look.soft, '#ffffff', 0.12))],
      [1, scene.brushed(look.soft)],
    ]),
  );
  scene.shape(flat(1.2, 2.7, 3.4, 2.95, 0.615), scene.lit(mix(look.accent, '#ffffff', 0.2)));
};

const wardrobe = (scene: Scene, { wide, deep, tall }: Shell, look: Look): void => {
  const x = wide - 0.62;
  block(scene, box(x, 0, 1.2, 0.62, tall - 0.25, deep - 1.2), mix(look.wood, '#f4e6d4', 0.35));
  const face: Face = { at: (along, up) => [x, up, along] };
  for (let z = 1.25; z < deep - 0.4; z += 0.84) {
    scene.pane(face, z, 0.12, z + 0.78, tall - 0.36, scene.brushed(mix(look.wood, '#f4e6d4', 0.5)));
    scene.pane(face, z + 0.66, 1, z + 0.7, 1.4, scene.deep('#5d4334'));
  }
};

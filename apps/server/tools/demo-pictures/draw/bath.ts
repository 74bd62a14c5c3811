import type { Random } from '../../../src/demo/random.ts';
import { mix } from './colour.ts';
import { front } from './cupboards.ts';
import { box, cushion, pottedPlant } from './furniture.ts';
import type { Mood } from './light.ts';
import type { Look } from './looks.ts';
import { flat } from './outdoors.ts';
import { type Shell, shell, walls } from './room.ts';
import { glow, lookout } from './room-light.ts';
import { newScene, type Scene } from './scene.ts';
import { block, standing } from './solid.ts';
import type { Face } from './space.ts';

/** A bath: basin under a round mirror, shower behind glass, tiles to the ceiling. */
export const bath = (mood: Mood, random: Random, look: Look): Scene => {
  const tile = mix(look.back, '#f4efe6', 0.62);
  const room: Shell = {
    wide: 3.6,
    tall: 2.7,
    deep: 3,
    wall: '#f0ece4',
    back: tile,
    floor: mix(look.floor, '#b9b4ac', 0.55),
    flooring: 'tiles',
  };
  const scene = newScene({ eye: [1.7, 1.45, -2.2], turn: 3, lens: 1060, horizon: 0.45, middle: 0.5 }, mood, random);
  const { back, right } = walls(room);
  shell(scene, room);
  for (let x = 0; x < 3.6; x += 0.4) scene.pane(back, x, 0.1, x + 0.012, 2.62, scene.shaded(tile), 'opacity="0.5"');
  for (let y = 0.3; y < 2.6; y += 0.4) scene.pane(back, 0, y, 3.6, y + 0.012, scene.shaded(tile), 'opacity="0.5"');
  scene.pane(back, 0, 1.1, 3.6, 1.25, scene.lit(look.accent), 'opacity="0.75"');
  lookout(scene, right, { left: 1.7, foot: 1.55, wide: 0.8, tall: 0.7 }, '#f4efe6', 1);
  vanity(scene, look);
  block(scene, box(1.78, 0.1, 2.75, 0.46, 0.72, 0.2), '#f7f5f0');
  standing(scene, box(1.8, 0, 2.2, 0.42, 0, 0.55), 0.06, 0.3);
  cushion(scene, box(1.84, 0.06, 2.35, 0.34, 0.34, 0.4), '#f7f5f0');
  cushion(scene, box(1.78, 0.38, 2.2, 0.46, 0.08, 0.55), '#ffffff');
  shower(scene);
  pottedPlant(scene, [0.25, 0.86, 2.75], 0.3, '#f4efe6');
  return scene;
};

const vanity = (scene: Scene, look: Look): void => {
  standing(scene, box(0.1, 0, 2.4, 1.4, 0, 0.55), 0.1, 0.28);
  block(scene, box(0.1, 0.4, 2.42, 1.4, 0.4, 0.55), look.wood);
  scene.pane(front(2.41), 0.14, 0.44, 0.78, 0.76, scene.lit(mix(look.wood, '#ffffff', 0.16)));
  scene.pane(front(2.41), 0.82, 0.44, 1.46, 0.76, scene.lit(mix(look.wood, '#ffffff', 0.16)));
  block(scene, box(0.06, 0.8, 2.38, 1.48, 0.06, 0.6), '#f4efe6');
  cushion(scene, box(0.52, 0.86, 2.5, 0.56, 0.14, 0.36), '#ffffff');
  block(scene, box(0.78, 0.86, 2.88, 0.05, 0.34, 0.05), '#b9bec0');
  const { x, y } = scene.see([0.8, 1.66, 2.98]);
  const r = 0.42 * scene.camera.scaleAt([0.8, 1.66, 2.98]);
  const shine = scene.linear({ x: x - r, y: y - r }, { x: x + r, y: y + r }, [
    [0, '#eef4f4'],
    [0.5, mix(scene.mood.glass[1], '#ffffff', 0.3)],
    [1, scene.mood.glass[1]],
  ]);
  glow(scene, [0.8, 1.66, 2.97], 0.85);
  scene.add(
    `<circle cx="${x}" cy="${y}" r="${r * 1.05}" fill="${scene.lit('#c9a25a')}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${shine}"/><path d="M${x - r * 0.5},${y + r * 0.45}L${x + r * 0.35},${y - r * 0.65}" stroke="#ffffff" stroke-width="${r * 0.12}" opacity="0.5" stroke-linecap="round"/>`,
  );
};

const shower = (scene: Scene): void => {
  scene.pane(front(2.97), 2.85, 2.02, 3.15, 2.08, scene.deep('#8b9092'));
  scene.stroke([3, 1.1, 2.96], [3, 2.05, 2.96], 0.03, scene.deep('#8b9092'));
  scene.shape(flat(2.42, 0.9, 3.6, 3, 0.02), scene.shaded('#c9c4bb'), 'opacity="0.5"');
  const glass: Face = { at: (along, up) => [2.42, up, along] };
  scene.pane(glass, 0.9, 0.03, 3, 2.15, '#ffffff', 'opacity="0.26"');
  scene.pane(glass, 0.9, 2.12, 3, 2.17, scene.deep('#8b9092'));
  scene.pane(glass, 0.88, 0, 0.93, 2.17, scene.deep('#8b9092'));
};

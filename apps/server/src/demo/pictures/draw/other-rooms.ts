import type { Random } from '../../random.ts';
import { mix } from './colour.ts';
import { box, chair, cushion, lamp, pendant, picture, pottedPlant, rug, table } from './furniture.ts';
import { hedge } from './green.ts';
import type { Mood } from './light.ts';
import type { Look } from './looks.ts';
import { flat, sky } from './outdoors.ts';
import { glow, lookout, type Shell, shell, sunOnFloor, walls } from './room.ts';
import { newScene, type Scene } from './scene.ts';
import { block, standing } from './solid.ts';
import type { Face } from './space.ts';

/** A front at a distance: doors of cupboards are drawn on it. */
const front = (z: number): Face => ({ at: (along, up, out = 0) => [along, up, z - out] });

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

/** A kitchen along two walls: stone top, cupboards above and below, hob under its chimney, sink at the window. */
export const kitchen = (mood: Mood, random: Random, look: Look): Scene => {
  const room: Shell = {
    wide: 4.6,
    tall: 2.8,
    deep: 4,
    wall: '#f3eee4',
    back: '#f0e9dc',
    floor: mix(look.floor, '#e9e0d2', 0.5),
    flooring: 'tiles',
  };
  const scene = newScene({ eye: [2.1, 1.5, -2.4], turn: 4, lens: 1000, horizon: 0.41, middle: 0.5 }, mood, random);
  const { back, left } = walls(room);
  shell(scene, room);
  const low = look.accent;
  const high = mix(look.soft, '#f6efe2', 0.62);
  for (let x = 0; x < 4.6; x += 0.23)
    for (let y = 0.92; y < 1.5; y += 0.145)
      scene.pane(back, x + 0.01, y + 0.01, x + 0.22, y + 0.135, scene.lit(random.chance(0.2) ? '#e6dccb' : '#f6f1e7'));
  lookout(scene, left, { left: 0.9, foot: 1.05, wide: 1.5, tall: 1.2 }, mix(high, '#ffffff', 0.4));
  uppers(scene, high);
  block(scene, box(1.95, 1.72, 3.45, 0.9, 0.16, 0.55), '#aeb4b6');
  block(scene, box(2.2, 1.88, 3.65, 0.4, 0.92, 0.35), '#c4c9ca');
  fridge(scene);
  standing(scene, box(0, 0, 3.35, 3.7, 0, 0.6), 0.12, 0.34);
  counter(scene, low, look.wood);
  block(scene, box(2.05, 0.92, 3.5, 0.7, 0.03, 0.4), '#2f3138');
  for (const x of [2.22, 2.58]) {
    const { x: cx, y: cy } = scene.see([x, 0.955, 3.68]);
    scene.add(`<ellipse cx="${cx}" cy="${cy}" rx="17" ry="5" fill="none" stroke="#7d8288" stroke-width="3"/>`);
  }
  pottedPlant(scene, [1.35, 0.92, 3.7], 0.36, '#f4efe6');
  for (const [x, tall] of [
    [3.02, 0.2],
    [3.2, 0.26],
    [3.4, 0.17],
  ] as const)
    block(scene, box(x, 0.92, 3.72, 0.12, tall, 0.12), mix(look.wood, '#f4e6d4', 0.3));
  island(scene, look);
  for (const x of [1.55, 2.6]) {
    glow(scene, [x, 1.85, 1.35], 0.7);
    pendant(scene, [x, 1.9, 1.35], room.tall, look.accent, 0.32);
  }
  return scene;
};

const uppers = (scene: Scene, colour: string): void => {
  for (const [x0, x1] of [
    [0.05, 1.9],
    [2.9, 3.75],
  ] as const) {
    scene.pane(front(3.99), x0, 1.42, x1, 1.6, scene.deep('#5a5260'), `opacity="0.25" ${scene.blur(5)}`);
    block(scene, box(x0, 1.55, 3.64, x1 - x0, 0.9, 0.36), colour);
    for (let x = x0; x < x1 - 0.3; x += 0.46)
      scene.pane(
        front(3.63),
        x + 0.02,
        1.58,
        Math.min(x + 0.44, x1 - 0.02),
        2.42,
        scene.lit(mix(colour, '#ffffff', 0.18)),
      );
  }
};

const fridge = (scene: Scene): void => {
  standing(scene, box(3.8, 0, 3.3, 0.75, 0, 0.7), 0.1, 0.36);
  block(scene, box(3.8, 0.05, 3.3, 0.76, 1.85, 0.7), '#cfd3d4');
  scene.pane(front(3.29), 3.8, 1.2, 4.56, 1.23, scene.deep('#8b9092'));
  for (const [a, b] of [
    [0.7, 1.14],
    [1.3, 1.62],
  ] as const)
    scene.pane(front(3.28), 3.88, a, 3.92, b, scene.deep('#8b9092'));
};

const counter = (scene: Scene, colour: string, wood: string): void => {
  block(scene, box(0, 0.08, 3.4, 3.72, 0.8, 0.6), colour);
  for (let x = 0.04; x < 3.6; x += 0.61) {
    scene.pane(front(3.39), x, 0.13, x + 0.57, 0.84, scene.lit(mix(colour, '#ffffff', 0.1)));
    scene.pane(front(3.38), x + 0.2, 0.74, x + 0.37, 0.77, scene.lit('#f0d9a8'));
  }
  block(scene, box(0, 0.87, 3.35, 3.76, 0.06, 0.65), mix(wood, '#efe8dc', 0.8));
};

const island = (scene: Scene, look: Look): void => {
  standing(scene, box(1, 0, 1, 2.2, 0, 0.75), 0.14, 0.38);
  block(scene, box(1.08, 0.06, 1.05, 2.04, 0.8, 0.65), mix(look.wood, '#f4e6d4', 0.15));
  for (let x = 1.12; x < 3; x += 0.5)
    scene.pane(front(1.04), x, 0.12, x + 0.46, 0.8, scene.lit(mix(look.wood, '#f4e6d4', 0.28)));
  block(scene, box(0.96, 0.86, 0.92, 2.28, 0.07, 0.86), '#f4efe6');
  block(scene, box(1.5, 0.93, 1.2, 0.5, 0.05, 0.3), look.wood);
  for (const [x, c] of [
    [1.6, '#d8a24a'],
    [1.74, '#b8563a'],
    [1.86, '#7f9a5a'],
  ] as const) {
    const { x: cx, y: cy } = scene.see([x, 1.03, 1.35]);
    scene.add(
      `<circle cx="${cx}" cy="${cy}" r="17" fill="${scene.lit(c)}"/><circle cx="${cx - 5}" cy="${cy - 5}" r="5" fill="#ffffff" opacity="0.35"/>`,
    );
  }
};

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

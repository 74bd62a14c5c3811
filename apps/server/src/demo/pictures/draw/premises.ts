import { mix } from './colour.ts';
import { wall, window } from './facade.ts';
import { ashoka, hedge, palm, tree } from './green.ts';
import { lampLight } from './light.ts';
import { flat, ground, groundShadow, sky, street, strip } from './outdoors.ts';
import type { Scene } from './scene.ts';
import { block, cap } from './solid.ts';
import { type Face, frontFace, rightFace } from './space.ts';
import { type Dress, neighbour } from './towers.ts';
import { parkedCar } from './yard.ts';

/** A window of a shop with what it shows, in its own light. */
const shopWindow = (scene: Scene, face: Face, left: number, wide: number, tall: number): void => {
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
const awning = (scene: Scene, x: number, y: number, wide: number, colour: string): void => {
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
const board = (scene: Scene, face: Face, left: number, foot: number, wide: number, colour: string): void => {
  scene.pane(face, left, foot, left + wide, foot + 0.9, scene.lit(colour));
  const ink = mix(colour, '#ffffff', 0.82);
  scene.pane(face, left + 0.35, foot + 0.25, left + 0.75, foot + 0.65, ink);
  scene.pane(face, left + 1, foot + 0.36, left + Math.min(wide - 0.5, 3.1), foot + 0.54, ink);
};

const shopColours = ['#b8563a', '#3f6f6a', '#c98a2e', '#56527f', '#8a4a5a'] as const;

/** Shops in a row below offices, each with its board and awning. */
export const shops = (scene: Scene, { wall: colour, accent }: Dress): void => {
  const [wide, deep, tall] = [27, 13, 11.2];
  sky(scene);
  neighbour(scene, -24, 22, 14, 6);
  neighbour(scene, 36, 20, 14, 5);
  ground(scene, '#cfc6b8');
  groundShadow(scene, [
    [wide, 0, 0],
    [wide + 9, 0, 3],
    [wide + 9, 0, 12],
    [wide, 0, deep],
  ]);
  const [front, side] = [frontFace(0, 0), rightFace(wide, 0)];
  wall(scene, side, deep, tall, colour, true);
  wall(scene, front, wide, tall, colour);
  for (let floor = 0; floor < 2; floor++) {
    const foot = 5.2 + floor * 3;
    for (let left = 0.8; left < wide - 2; left += 4.5)
      window(scene, front, { left, foot, wide: 3.2, tall: 1.8 }, { parts: 3, frame: '#4c4a50' });
    for (const left of [1.5, 6]) window(scene, side, { left, foot, wide: 3, tall: 1.8 }, { isShaded: true });
  }
  for (let i = 0; i < 6; i++) {
    const left = 0.3 + i * 4.45;
    shopWindow(scene, front, left, 4.1, 3.2);
    board(scene, front, left, 3.5, 4.1, shopColours[i % shopColours.length]!);
    if (i % 2 === 0) awning(scene, left + 0.1, 3.5, 3.9, shopColours[(i + 1) % shopColours.length]!);
  }
  for (let x = 0; x <= wide; x += 4.45) block(scene, { from: [x, 0, -0.25], to: [x + 0.35, 4.6, 0] }, accent);
  scene.pane(front, 0, 4.5, wide, 4.8, scene.lit('#f1e9dc'));
  cap(scene, { from: [-0.3, tall, -0.4], to: [wide + 0.3, tall + 0.9, deep] }, accent);
  strip(scene, -3, 0, scene.lit('#ddd3c4'));
  street(scene);
  for (const x of [-4, 30]) tree(scene, [x, 0, -2], 5.4);
  for (const x of [8.6, 17.5]) palm(scene, [x, 0, -3.6], 4.4);
  parkedCar(scene, [2, 0, -5.9], '#dfe3e6');
  parkedCar(scene, [12.6, 0, -5.9], '#b5543a');
  parkedCar(scene, [23, 0, -5.9], '#4b6a86');
};

/** A showroom of glass under one wide board. */
export const showroom = (scene: Scene, { wall: colour, accent }: Dress): void => {
  const [wide, deep, tall] = [20, 13, 9.4];
  sky(scene);
  neighbour(scene, -22, 22, 14, 5);
  neighbour(scene, 30, 20, 14, 6);
  ground(scene, '#cfc6b8');
  groundShadow(scene, [
    [wide, 0, 0],
    [wide + 8, 0, 3],
    [wide + 8, 0, 12],
    [wide, 0, deep],
  ]);
  const [front, side] = [frontFace(0, 0), rightFace(wide, 0)];
  wall(scene, side, deep, tall, colour, true);
  wall(scene, front, wide, tall, colour);
  for (let left = 0.6; left < wide - 3; left += 4.75) shopWindow(scene, front, left, 4.5, 5.2);
  board(scene, front, 0.6, 5.9, 18.8, accent);
  scene.pane(front, 0.6, 6.8, wide - 0.6, 7, scene.shaded(accent));
  for (let left = 1; left < wide - 2; left += 4.6)
    window(scene, front, { left, foot: 7.3, wide: 3.4, tall: 1.3 }, { parts: 3, frame: '#4c4a50' });
  for (const x of [0, wide - 0.6]) block(scene, { from: [x, 0, -0.7], to: [x + 0.6, tall, 0] }, accent);
  cap(scene, { from: [-0.4, tall, -1], to: [wide + 0.4, tall + 0.8, deep] }, '#f1e9dc');
  strip(scene, -3, 0, scene.lit('#ddd3c4'));
  street(scene);
  palm(scene, [-3, 0, -2], 7.4);
  palm(scene, [23.6, 0, -2], 7);
  hedge(scene, [0.4, 0, -1.2], [8, 0, -1.2], 0.5);
  parkedCar(scene, [9, 0, -5.9], '#2f3f56');
};

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

/** A godown: a long shed with its shutters up on a dock, and a lorry before it. */
export const warehouse = (scene: Scene, { wall: colour, accent }: Dress): void => {
  const [wide, deep, tall] = [34, 22, 8];
  sky(scene);
  neighbour(scene, -32, 30, 18, 2.4);
  ground(scene, '#c4b391');
  scene.shape(flat(-12, -3, 50, 1), scene.lit('#cfc6b8'));
  groundShadow(scene, [
    [wide, 0, 0],
    [wide + 8, 0, 3],
    [wide + 9, 0, 20],
    [wide, 0, deep],
  ]);
  const [front, side] = [frontFace(0, 0), rightFace(wide, 0)];
  wall(scene, side, deep, tall, colour, true);
  scene.shape(
    [
      [wide, tall, 0],
      [wide, tall, deep],
      [wide, tall + 2.6, deep / 2],
    ],
    scene.shaded(colour),
  );
  scene.shape(
    [
      [-0.6, tall, -0.6],
      [wide + 0.6, tall, -0.6],
      [wide + 0.6, tall + 2.8, deep / 2],
      [-0.6, tall + 2.8, deep / 2],
    ],
    scene.lit(accent),
  );
  for (let x = 0; x < wide; x += 1.4)
    scene.stroke([x, tall, -0.6], [x, tall + 2.8, deep / 2], 0.06, scene.shaded(accent), 'opacity="0.55"');
  wall(scene, front, wide, tall, colour);
  for (let x = 0; x < wide; x += 0.8) scene.pane(front, x, 0, x + 0.1, tall, scene.shaded(colour), 'opacity="0.28"');
  scene.pane(front, 0, tall - 1, wide, tall - 0.2, scene.deep('#4a4048'), 'opacity="0.25"');
  for (const left of [3, 11.5, 20]) {
    scene.pane(front, left, 1.1, left + 5.4, 5.6, scene.deep('#3f3b44'));
    scene.pane(front, left + 0.2, 3.6, left + 5.2, 5.4, scene.lit('#9aa3a8'));
    for (let y = 3.7; y < 5.3; y += 0.25)
      scene.pane(front, left + 0.2, y, left + 5.2, y + 0.05, scene.shaded('#9aa3a8'));
    block(scene, { from: [left - 0.4, 5.7, -2.2], to: [left + 5.8, 5.95, 0] }, accent);
  }
  board(scene, front, 27.4, 5.4, 5.2, accent);
  block(scene, { from: [1.5, 0, -2], to: [27, 1.1, 0] }, '#b9b0a4');
  lorry(scene);
  street(scene);
  tree(scene, [-7, 0, 4], 8);
  tree(scene, [-15, 0, 8], 9);
  tree(scene, [40, 0, 6], 8);
};

const lorry = (scene: Scene): void => {
  block(scene, { from: [12.6, 0.9, -9], to: [15.8, 4.2, -2.2] }, '#e6e1d8');
  block(scene, { from: [12.8, 0.7, -11], to: [15.6, 3.2, -9.2] }, '#b8563a');
  scene.pane(frontFace(12.8, -11), 0.25, 1.6, 2.55, 2.8, scene.mood.glass[1]);
  scene.pane(frontFace(12.8, -11), 0.2, 0.75, 2.6, 1.1, scene.deep('#4d474e'));
  for (const z of [-10.4, -4.4]) {
    const { x, y } = scene.see([15.8, 0.5, z]);
    const r = 0.5 * scene.camera.scaleAt([15.8, 0.5, z]);
    scene.add(`<ellipse cx="${x}" cy="${y}" rx="${r * 0.62}" ry="${r}" fill="#2c2b33"/>`);
  }
};

/** Open land with its corner stones, a wire along the road and trees behind. */
export const plot = (scene: Scene, { accent }: Dress): void => {
  sky(scene);
  neighbour(scene, -30, 44, 12, 2.2);
  neighbour(scene, 30, 50, 16, 3);
  ground(scene, '#b3ad7c');
  scene.shape(flat(0, -1, 22, 22), scene.lit('#c7b184'));
  scene.shape(flat(0, -1, 22, 22), scene.brushed('#9fae6a'), 'opacity="0.35"');
  for (let i = 0; i < 70; i++) {
    const [x, z] = [scene.random.next() * 22, scene.random.next() * 22 - 0.5];
    const { x: a, y: b } = scene.see([x, 0, z]);
    const h = 0.4 * scene.camera.scaleAt([x, 0, z]);
    scene.add(
      `<path d="M${a - h * 0.4},${b}Q${a - h * 0.3},${b - h * 0.7} ${a - h * 0.6},${b - h}M${a},${b}V${b - h}M${a + h * 0.4},${b}Q${a + h * 0.3},${b - h * 0.7} ${a + h * 0.6},${b - h}" stroke="${scene.brushed('#7f9452')}" stroke-width="${Math.max(1, h * 0.12)}" fill="none"/>`,
    );
  }
  for (const [x, z, tall] of [
    [-8, 24, 9],
    [-2, 27, 8],
    [6, 29, 10],
    [13, 28, 8],
    [20, 26, 9],
    [27, 22, 10],
    [-13, 14, 8],
  ] as const)
    tree(scene, [x, 0, z], tall);
  const edge = [
    [0, -1],
    [22, -1],
    [22, 22],
    [0, 22],
  ] as const;
  for (const [i, [x, z]] of edge.entries()) {
    const [nx, nz] = edge[(i + 1) % 4]!;
    scene.stroke([x, 0.05, z], [nx, 0.05, nz], 0.1, scene.lit('#fbf6ea'), 'stroke-dasharray="14 9"');
  }
  for (const [x, z] of edge) block(scene, { from: [x - 0.25, 0, z - 0.25], to: [x + 0.25, 1.1, z + 0.25] }, '#f3ecdd');
  for (const x of [14.2, 17.4]) block(scene, { from: [x, 0, 0.6], to: [x + 0.16, 2.6, 0.76] }, '#7a5a45');
  board(scene, frontFace(13.7, 0.6), 0.2, 1.6, 3.9, accent);
  street(scene);
};

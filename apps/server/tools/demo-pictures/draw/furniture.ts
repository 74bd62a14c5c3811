import { mix } from './colour.ts';
import type { Scene } from './scene.ts';
import { type Block, block, coatOf, standing } from './solid.ts';
import type { Face, Spot } from './space.ts';

/** A block from its left front foot and its size. */
export const box = (x: number, y: number, z: number, wide: number, tall: number, deep: number): Block => ({
  from: [x, y, z],
  to: [x + wide, y + tall, z + deep],
});

/** A soft block: its front has round corners and a light edge. */
export const cushion = (scene: Scene, { from: [x0, y0, z0], to: [x1, y1, z1] }: Block, colour: string): void => {
  const coat = coatOf(scene, colour);
  block(scene, { from: [x0 + 0.02, y0, z0 + 0.02], to: [x1 - 0.02, y1 - 0.02, z1] }, coat);
  const [a, b] = [scene.see([x0, y1, z0]), scene.see([x1, y0, z0])];
  const r = Math.min(b.x - a.x, b.y - a.y) * 0.22;
  const paint = scene.linear(a, { x: a.x, y: b.y }, [
    [0, mix(coat.front, '#ffffff', 0.16)],
    [1, mix(coat.front, coat.side, 0.35)],
  ]);
  scene.add(
    `<rect x="${a.x.toFixed(1)}" y="${a.y.toFixed(1)}" width="${(b.x - a.x).toFixed(1)}" height="${(b.y - a.y).toFixed(1)}" rx="${r.toFixed(1)}" fill="${paint}"/>`,
  );
};

/** A sofa that looks to the eye, `x` its left end. */
export const sofa = (
  scene: Scene,
  x: number,
  z: number,
  wide: number,
  colour: string,
  pillows: readonly string[] = [],
): void => {
  standing(scene, box(x, 0, z, wide, 0, 0.95), 0.16);
  for (const leg of [x + 0.12, x + wide - 0.2]) block(scene, box(leg, 0, z + 0.05, 0.08, 0.14, 0.08), '#5d4334');
  cushion(scene, box(x + 0.15, 0.4, z + 0.62, wide - 0.3, 0.48, 0.3), colour);
  block(scene, box(x, 0.13, z + 0.04, wide, 0.22, 0.9), colour);
  const seats = Math.max(2, Math.round((wide - 0.5) / 0.85));
  const each = (wide - 0.44) / seats;
  for (let i = 0; i < seats; i++)
    cushion(scene, box(x + 0.22 + i * each, 0.34, z, each - 0.02, 0.16, 0.66), mix(colour, '#ffffff', 0.08));
  for (const [i, pillow] of pillows.entries())
    cushion(
      scene,
      box(i % 2 ? x + wide - 0.85 - i * 0.12 : x + 0.34 + i * 0.12, 0.5, z + 0.34, 0.46, 0.4, 0.16),
      pillow,
    );
  cushion(scene, box(x, 0.13, z - 0.02, 0.22, 0.5, 0.9), colour);
  cushion(scene, box(x + wide - 0.22, 0.13, z - 0.02, 0.22, 0.5, 0.9), colour);
};

/** A table of four legs. */
export const table = (scene: Scene, { from: [x, , z], to: [x1, y1, z1] }: Block, colour: string): void => {
  standing(scene, { from: [x, 0, z], to: [x1, 0, z1] }, 0.1, 0.26);
  for (const [lx, lz] of [
    [x + 0.06, z1 - 0.12],
    [x1 - 0.12, z1 - 0.12],
    [x + 0.06, z + 0.06],
    [x1 - 0.12, z + 0.06],
  ] as const)
    block(scene, { from: [lx, 0, lz], to: [lx + 0.06, y1 - 0.05, lz + 0.06] }, mix(colour, '#3b2a22', 0.35));
  block(scene, { from: [x, y1 - 0.06, z], to: [x1, y1, z1] }, colour);
};

/** A chair, its back to the wall behind. */
export const chair = (scene: Scene, x: number, z: number, colour: string): void => {
  standing(scene, box(x, 0, z, 0.46, 0, 0.46), 0.07, 0.24);
  for (const [lx, lz] of [
    [x, z + 0.4],
    [x + 0.4, z + 0.4],
    [x, z],
    [x + 0.4, z],
  ] as const)
    block(scene, box(lx, 0, lz, 0.05, 0.45, 0.05), '#6b4c38');
  block(scene, box(x, 0.52, z + 0.4, 0.46, 0.42, 0.06), colour);
  block(scene, box(x, 0.42, z, 0.46, 0.08, 0.46), colour);
};

/** A rug on the floor with its border. */
export const rug = (scene: Scene, x: number, z: number, wide: number, deep: number, colour: string): void => {
  const flat = (inset: number): Spot[] => [
    [x + inset, 0.012, z + inset],
    [x + wide - inset, 0.012, z + inset],
    [x + wide - inset, 0.012, z + deep - inset],
    [x + inset, 0.012, z + deep - inset],
  ];
  scene.shape(flat(-0.02), scene.shaded(colour));
  scene.shape(flat(0), scene.brushed(mix(colour, '#ffffff', 0.1)));
  scene.shape(flat(0.12), scene.lit(mix(colour, '#ffffff', 0.5)));
  scene.shape(flat(0.18), scene.lit(colour));
};

/** A picture on a wall: hills, a sun, or plain shapes. */
export const picture = (
  scene: Scene,
  face: Face,
  left: number,
  foot: number,
  wide: number,
  tall: number,
  colours: readonly [string, string, string],
): void => {
  scene.pane(
    face,
    left + 0.03,
    foot - 0.05,
    left + wide + 0.05,
    foot + tall - 0.02,
    scene.deep('#5a5260'),
    `opacity="0.3" ${scene.blur(3)}`,
  );
  scene.pane(face, left, foot, left + wide, foot + tall, scene.lit('#6b4c38'));
  const m = 0.035;
  scene.pane(face, left + m, foot + m, left + wide - m, foot + tall - m, scene.lit('#fbf7ef'));
  const corners = [
    face.at(left + m * 3, foot + m * 3),
    face.at(left + wide - m * 3, foot + m * 3),
    face.at(left + wide - m * 3, foot + tall - m * 3),
    face.at(left + m * 3, foot + tall - m * 3),
  ];
  scene.shape(corners, scene.lit(colours[0]));
  scene.within(corners.map(scene.see), () => {
    const { x, y } = scene.see(face.at(left + wide * 0.62, foot + tall * 0.62));
    const metre = scene.camera.scaleAt(face.at(left, foot));
    scene.add(`<circle cx="${x}" cy="${y}" r="${metre * wide * 0.15}" fill="${scene.lit(colours[2])}"/>`);
    scene.shape(
      [
        face.at(left, foot),
        face.at(left + wide, foot),
        face.at(left + wide, foot + tall * 0.3),
        face.at(left + wide * 0.55, foot + tall * 0.48),
        face.at(left + wide * 0.25, foot + tall * 0.3),
        face.at(left, foot + tall * 0.4),
      ],
      scene.lit(colours[1]),
    );
  });
};

/** A plant with broad leaves in its pot. */
export const pottedPlant = (scene: Scene, [x, y, z]: Spot, tall: number, pot = '#b8764f'): void => {
  if (y === 0) standing(scene, box(x - 0.16, 0, z - 0.16, 0.32, 0, 0.32), 0.08, 0.3);
  const { x: cx, y: cy } = scene.see([x, y, z]);
  const m = scene.camera.scaleAt([x, y, z]);
  const h = tall * m;
  const p = Math.min(0.26 * tall + 0.06, 0.36) * m;
  for (let i = 0; i < 9; i++) {
    const side = i % 2 ? 1 : -1;
    const bend = side * (0.08 + (i / 9) * 0.26) * h;
    const top = h * (1 - (i / 9) * 0.42);
    const paint = side < 0 ? scene.lit(i % 3 ? '#6a9a5a' : '#7fae68') : scene.shaded('#5d8a57');
    const [sx, sy] = [cx, cy - p];
    scene.add(
      `<path d="M${sx},${sy}Q${sx + bend * 0.15},${cy - top * 0.8} ${sx + bend},${cy - top}Q${sx + bend * 0.95},${cy - top * 0.55} ${sx},${sy}Z" fill="${paint}"/>`,
    );
  }
  scene.add(
    `<path d="M${cx - p * 0.5},${cy - p}L${cx + p * 0.5},${cy - p}L${cx + p * 0.38},${cy}L${cx - p * 0.38},${cy}Z" fill="${scene.linear(
      { x: cx - p * 0.5, y: cy },
      { x: cx + p * 0.5, y: cy },
      [
        [0, scene.lit(pot)],
        [1, scene.shaded(pot)],
      ],
    )}"/>`,
  );
};

/** A lamp that hangs from the ceiling. */
export const pendant = (scene: Scene, [x, y, z]: Spot, ceiling: number, colour: string, wide = 0.4): void => {
  const { x: cx, y: cy } = scene.see([x, y, z]);
  const m = scene.camera.scaleAt([x, y, z]);
  scene.stroke([x, y, z], [x, ceiling, z], 0.014, scene.deep('#5a5260'));
  const [w, h] = [wide * m, wide * 0.55 * m];
  scene.add(
    `<path d="M${cx - w * 0.14},${cy - h}L${cx + w * 0.14},${cy - h}Q${cx + w * 0.5},${cy - h * 0.5} ${cx + w * 0.5},${cy}L${cx - w * 0.5},${cy}Q${cx - w * 0.5},${cy - h * 0.5} ${cx - w * 0.14},${cy - h}Z" fill="${scene.linear(
      { x: cx - w / 2, y: cy },
      { x: cx + w / 2, y: cy },
      [
        [0, scene.lit(colour)],
        [1, scene.shaded(colour)],
      ],
    )}"/><ellipse cx="${cx}" cy="${cy}" rx="${w * 0.5}" ry="${h * 0.12}" fill="#ffe9be"/>`,
  );
};

/** A lamp of a table or of the floor, with its shade. */
export const lamp = (scene: Scene, [x, y, z]: Spot, tall: number): void => {
  const { x: cx, y: cy } = scene.see([x, y, z]);
  const m = scene.camera.scaleAt([x, y, z]);
  const [h, w] = [tall * m, Math.min(0.34, tall * 0.5) * m];
  scene.add(
    `<rect x="${cx - w * 0.05}" y="${cy - h * 0.7}" width="${w * 0.1}" height="${h * 0.7}" fill="${scene.brushed('#8a6a4c')}"/><ellipse cx="${cx}" cy="${cy}" rx="${w * 0.32}" ry="${w * 0.09}" fill="${scene.shaded('#8a6a4c')}"/><path d="M${cx - w * 0.34},${cy - h}L${cx + w * 0.34},${cy - h}L${cx + w * 0.5},${cy - h * 0.62}L${cx - w * 0.5},${cy - h * 0.62}Z" fill="${mix('#fff0cf', scene.mood.sun, 0.3)}"/>`,
  );
};

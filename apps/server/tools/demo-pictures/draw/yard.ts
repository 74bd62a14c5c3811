import type { Scene } from './scene.ts';
import { block, standing } from './solid.ts';
import { frontFace, type Spot } from './space.ts';

/** The wall along the street with its coping, and the gate between two places of it. */
export const compoundWall = (
  scene: Scene,
  from: number,
  to: number,
  z: number,
  colour: string,
  [gateFrom, gateTo]: readonly [number, number],
  tall = 1.25,
): void => {
  for (const [x0, x1] of [
    [from, gateFrom],
    [gateTo, to],
  ] as const) {
    block(scene, { from: [x0, 0, z], to: [x1, tall, z + 0.25] }, '#e9dfcf');
    block(scene, { from: [x0, tall, z - 0.08], to: [x1, tall + 0.12, z + 0.33] }, colour);
  }
  for (const x of [gateFrom - 0.4, gateTo - 0.2])
    block(scene, { from: [x, 0, z - 0.15], to: [x + 0.6, tall + 0.9, z + 0.4] }, colour);
  const gate = frontFace(gateFrom, z);
  const wide = gateTo - gateFrom;
  for (let x = 0.35; x < wide - 0.3; x += 0.34) scene.pane(gate, x, 0.1, x + 0.09, tall + 0.3, scene.shaded('#5a4a45'));
  for (const y of [0.2, tall + 0.2]) scene.pane(gate, 0.2, y, wide - 0.2, y + 0.12, scene.shaded('#5a4a45'));
};

/** A car at the kerb, seen from its side. */
export const parkedCar = (scene: Scene, spot: Spot, colour: string): void => {
  const { x, y } = scene.see(spot);
  const m = scene.camera.scaleAt(spot);
  const p = (a: number, b: number) => `${(x + a * m).toFixed(1)},${(y - b * m).toFixed(1)}`;
  standing(scene, { from: [spot[0], 0, spot[2] - 0.4], to: [spot[0] + 4.1, 0.4, spot[2] + 1.2] }, 0.2, 0.4);
  scene.add(
    `<path d="M${p(0, 0.35)}C${p(0, 0.8)} ${p(0.1, 0.86)} ${p(0.6, 0.94)}C${p(1, 1.42)} ${p(1.2, 1.5)} ${p(1.9, 1.5)}C${p(2.7, 1.5)} ${p(2.9, 1.42)} ${p(3.3, 0.98)}C${p(4, 0.9)} ${p(4.15, 0.8)} ${p(4.15, 0.35)}Z" fill="${scene.lit(colour)}"/>` +
      `<path d="M${p(0, 0.35)}L${p(0.02, 0.62)}L${p(4.14, 0.62)}L${p(4.15, 0.35)}Z" fill="${scene.shaded(colour)}"/>` +
      `<path d="M${p(0.85, 0.96)}C${p(1.1, 1.34)} ${p(1.3, 1.4)} ${p(1.9, 1.4)}L${p(1.9, 0.96)}Z" fill="${scene.mood.glass[1]}"/>` +
      `<path d="M${p(2.02, 1.4)}C${p(2.6, 1.4)} ${p(2.8, 1.3)} ${p(3.06, 0.97)}L${p(2.02, 0.96)}Z" fill="${scene.mood.glass[0]}"/>`,
  );
  for (const wheel of [0.85, 3.25]) {
    const [cx, cy] = p(wheel, 0.34).split(',');
    scene.add(
      `<circle cx="${cx}" cy="${cy}" r="${0.34 * m}" fill="#2c2b33"/><circle cx="${cx}" cy="${cy}" r="${0.17 * m}" fill="${scene.brushed('#c9c6c2')}"/>`,
    );
  }
};

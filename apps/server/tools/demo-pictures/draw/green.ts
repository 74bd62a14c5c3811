import { flat } from './outdoors.ts';
import type { Scene } from './scene.ts';
import type { Spot } from './space.ts';

const leaves = ['#5d8a57', '#6f9a58', '#4c7d5b', '#7ba35c'] as const;

interface Puff {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Leaves as a heap of rounds: dark below, lighter towards the sun on the upper left. */
const crown = (scene: Scene, puffs: readonly Puff[], colour: string): void => {
  const rounds = (list: readonly Puff[], paint: string, dx: number, dy: number, grow: number) =>
    scene.add(
      `<g fill="${paint}">${list
        .map(
          ({ x, y, r }) =>
            `<circle cx="${(x + dx * r).toFixed(1)}" cy="${(y + dy * r).toFixed(1)}" r="${(r * grow).toFixed(1)}"/>`,
        )
        .join('')}</g>`,
    );
  rounds(puffs, scene.shaded(colour), 0.06, 0.1, 1);
  rounds(puffs, scene.brushed(colour), -0.1, -0.12, 0.86);
  rounds(
    puffs.filter((_, i) => i % 2 === 0),
    scene.lit(colour),
    -0.26,
    -0.28,
    0.56,
  );
};

const footShadow = (scene: Scene, [x, y, z]: Spot, wide: number): void => {
  const { x: cx, y: cy } = scene.see([x + wide * 0.35, y, z]);
  const scale = scene.camera.scaleAt([x, y, z]);
  scene.add(
    `<ellipse cx="${cx.toFixed(0)}" cy="${cy.toFixed(0)}" rx="${(wide * scale * 0.62).toFixed(0)}" ry="${Math.max(3, wide * scale * 0.09).toFixed(0)}" fill="${scene.deep('#3c4a45')}" opacity="0.42" ${scene.blur(4)}/>`,
  );
};

/** A broad tree of so many metres. */
export const tree = (scene: Scene, spot: Spot, tall: number): void => {
  const { random } = scene;
  const { x, y } = scene.see(spot);
  const m = scene.camera.scaleAt(spot);
  const [high, wide] = [tall * m, tall * m * 0.36];
  footShadow(scene, spot, tall * 0.7);
  const trunk = scene.brushed('#7a5a45');
  const t = Math.max(1.5, high * 0.028);
  scene.add(
    `<path d="M${x - t},${y}L${x - t * 0.6},${y - high * 0.5}L${x + t * 0.6},${y - high * 0.5}L${x + t},${y}Z" fill="${trunk}"/><path d="M${x},${y - high * 0.3}L${x - wide * 0.45},${y - high * 0.55}M${x},${y - high * 0.36}L${x + wide * 0.45},${y - high * 0.58}" stroke="${trunk}" stroke-width="${t}" fill="none"/>`,
  );
  const puffs = Array.from({ length: 9 }, (_, i): Puff => {
    const angle = (i / 9) * Math.PI * 2 + random.next();
    const reach = i === 0 ? 0 : 0.45 + random.next() * 0.4;
    return {
      x: x + Math.cos(angle) * wide * reach,
      y: y - high * 0.66 + Math.sin(angle) * high * 0.2 * reach,
      r: wide * (0.5 + random.next() * 0.22),
    };
  });
  crown(
    scene,
    puffs.sort((a, b) => a.y - b.y),
    random.pick(leaves),
  );
};

/** A slender tree, as they stand along compound walls. */
export const ashoka = (scene: Scene, spot: Spot, tall: number): void => {
  const { x, y } = scene.see(spot);
  const m = scene.camera.scaleAt(spot);
  footShadow(scene, spot, tall * 0.22);
  const colour = scene.random.pick(leaves);
  const [h, w] = [tall * m, tall * m * 0.1];
  const drop = (wide: number, shift: number, paint: string) =>
    scene.add(
      `<path d="M${x + shift},${y - h}C${x + wide + shift},${y - h * 0.62} ${x + wide + shift},${y - h * 0.12} ${x + shift * 0.4},${y - h * 0.04}C${x - wide + shift},${y - h * 0.12} ${x - wide + shift},${y - h * 0.62} ${x + shift},${y - h}Z" fill="${paint}"/>`,
    );
  scene.add(
    `<rect x="${x - w * 0.12}" y="${y - h * 0.08}" width="${w * 0.24}" height="${h * 0.08}" fill="${scene.shaded('#7a5a45')}"/>`,
  );
  drop(w, 0, scene.shaded(colour));
  drop(w * 0.62, -w * 0.2, scene.brushed(colour));
  drop(w * 0.26, -w * 0.42, scene.lit(colour));
};

/** A palm, bent a little. */
export const palm = (scene: Scene, spot: Spot, tall: number): void => {
  const { random } = scene;
  const { x, y } = scene.see(spot);
  const h = tall * scene.camera.scaleAt(spot);
  footShadow(scene, spot, tall * 0.3);
  const lean = h * 0.06 * (random.chance(0.5) ? 1 : -1);
  scene.add(
    `<path d="M${x},${y}Q${x},${y - h * 0.5} ${x + lean},${y - h * 0.82}" stroke="${scene.brushed('#8d7156')}" stroke-width="${Math.max(2, h * 0.032)}" fill="none"/>`,
  );
  const [tx, ty] = [x + lean, y - h * 0.83];
  for (let i = 0; i < 9; i++) {
    const angle = -Math.PI * (i / 8);
    const [ex, ey] = [tx + Math.cos(angle) * h * 0.3, ty + Math.sin(angle) * h * 0.17 + h * 0.07];
    const [mx, my] = [tx + Math.cos(angle) * h * 0.16, ty + Math.sin(angle) * h * 0.2 - h * 0.03];
    const paint = i < 4 ? scene.shaded('#5f8f58') : scene.lit('#6a9a5a');
    scene.add(`<path d="M${tx},${ty}Q${mx},${my} ${ex},${ey}Q${mx},${my + h * 0.07} ${tx},${ty}Z" fill="${paint}"/>`);
  }
};

/** Low green along a line. */
export const hedge = (scene: Scene, from: Spot, to: Spot, tall: number, colour: string = leaves[0]): void => {
  const steps = Math.ceil(Math.hypot(to[0] - from[0], to[2] - from[2]) / (tall * 0.55));
  const puffs = Array.from({ length: steps + 1 }, (_, i): Puff => {
    const spot = from.map((part, axis) => part + ((to[axis]! - part) * i) / steps) as unknown as Spot;
    const { x, y } = scene.see(spot);
    const r = tall * scene.camera.scaleAt(spot) * (0.52 + scene.random.next() * 0.2);
    return { x, y: y - r * 0.8, r };
  });
  crown(scene, puffs, colour);
};

/** A lawn, with the light of the sun across it. */
export const lawn = (scene: Scene, x0: number, z0: number, x1: number, z1: number): void => {
  const [near, away] = [scene.see([x0, 0, z0]), scene.see([x1, 0, z1])];
  scene.shape(
    flat(x0, z0, x1, z1),
    scene.linear(near, away, [
      [0, scene.lit('#93b56b')],
      [1, scene.brushed('#7fa562')],
    ]),
  );
};

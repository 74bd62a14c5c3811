import { tree } from './green.ts';
import { flat, ground, sky, street } from './outdoors.ts';
import type { Scene } from './scene.ts';
import { board } from './shop-front.ts';
import { block } from './solid.ts';
import { frontFace } from './space.ts';
import { type Dress, neighbour } from './towers.ts';

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

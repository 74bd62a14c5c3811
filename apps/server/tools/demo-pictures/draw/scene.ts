import type { Random } from '../../../src/demo/random.ts';
import { type Canvas, newCanvas, type Point } from './canvas.ts';
import { type Mood, type Tones, tones } from './light.ts';
import { type Camera, type CameraForm, type Face, newCamera, type Spot } from './space.ts';

/** Everything that a part of a picture draws with. */
export interface Scene extends Canvas, Tones {
  readonly camera: Camera;
  readonly mood: Mood;
  readonly random: Random;
  see(spot: Spot): Point;
  /** A flat shape in space. */
  shape(spots: readonly Spot[], paint: string, more?: string): void;
  /** A rectangle of a face: metres from its left, its foot, to its right and top. */
  pane(face: Face, left: number, foot: number, right: number, top: number, paint: string, more?: string): void;
  /** A line between two spots, so many metres thick where it begins. */
  stroke(from: Spot, to: Spot, metres: number, paint: string, more?: string): void;
}

export const newScene = (form: CameraForm, mood: Mood, random: Random): Scene => {
  const canvas = newCanvas();
  const camera = newCamera(form);
  const shape: Scene['shape'] = (spots, paint, more) => canvas.polygon(spots.map(camera.see), paint, more);
  return {
    ...canvas,
    ...tones(mood),
    camera,
    mood,
    random,
    see: camera.see,
    shape,
    pane: (face, left, foot, right, top, paint, more) =>
      shape([face.at(left, foot), face.at(right, foot), face.at(right, top), face.at(left, top)], paint, more),
    stroke: (from, to, metres, paint, more = '') => {
      const [a, b] = [camera.see(from), camera.see(to)];
      const width = Math.max(0.8, metres * camera.scaleAt(from));
      canvas.add(
        `<path d="M${a.x.toFixed(1)},${a.y.toFixed(1)}L${b.x.toFixed(1)},${b.y.toFixed(1)}" fill="none" stroke="${paint}" stroke-width="${width.toFixed(1)}" ${more}/>`,
      );
    },
  };
};

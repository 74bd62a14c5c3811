import { Delaunay } from 'd3-delaunay';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}
type Pair = readonly [latitude: number, longitude: number];
type Point = readonly [x: number, y: number];

/** Kilometres from its middle that an area reaches at most, where nothing is known around it. */
export const reach = 3;
/** A locality so near is the area itself under the name of the post. */
const sameWithin = 0.4;
/** Directions in which an outline is measured, one each six degrees, beside those of its own corners. */
const steps = 60;
const earth = 6371;
const radians = Math.PI / 180;

/** The plane of the map itself: angles are true in it, and what a kilometre measures follows from the latitude. */
const flat = ([latitude, longitude]: Pair): Point => [
  longitude * radians,
  Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)),
];
const round = ([x, y]: Point): [number, number] => [(2 * Math.atan(Math.exp(y)) - Math.PI / 2) / radians, x / radians];
const unitOf = (latitude: number) => 1 / (earth * Math.cos(latitude * radians));
const apart = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1]);

/**
 * About where each area ends, as latitudes and longitudes: half-way to the areas and localities next to it, and no farther
 * than `reach`. undefined for one that lies where another does: nobody knows how they share it.
 */
export const outlinesOf = (areas: readonly Place[], around: readonly Pair[]): ([number, number][] | undefined)[] => {
  const own = areas.map(({ latitude, longitude }) => flat([latitude, longitude]));
  const isOwn = (point: Point, latitude: number) =>
    own.some((one) => apart(one, point) < sameWithin * unitOf(latitude));
  const others = around.filter((pair) => !isOwn(flat(pair), pair[0])).map(flat);
  const points = [...own, ...others];
  const delaunay = Delaunay.from(points.map(([x, y]): [number, number] => [x, y]));
  // The whole plane, in which every cell has its corners.
  const voronoi = delaunay.voronoi([-2 * Math.PI, -2 * Math.PI, 2 * Math.PI, 2 * Math.PI]);
  const spots = new Set<string>();
  return own.map((middle, index) => {
    const spot = middle.join();
    if (spots.has(spot)) return undefined;
    spots.add(spot);
    const limit = reach * unitOf(areas[index]!.latitude);
    const beside = points.length > 1 ? [...delaunay.neighbors(index)].map((at) => points[at]!) : [];
    const toCorners = (voronoi.cellPolygon(index) ?? []).map(([x, y]) => Math.atan2(y - middle[1], x - middle[0]));
    const evenly = Array.from({ length: steps }, (_, step) => (step / steps - 0.5) * 2 * Math.PI);
    return [...evenly, ...toCorners]
      .sort((one, other) => one - other)
      .map((angle) => {
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
        const far = Math.min(limit, ...beside.map((other) => halfWay(middle, other, dx, dy)));
        return round([middle[0] + dx * far, middle[1] + dy * far]);
      });
  });
};

/** How far one may go from `middle` in a direction until `other` is as near. */
const halfWay = (middle: Point, other: Point, dx: number, dy: number): number => {
  const [x, y] = [other[0] - middle[0], other[1] - middle[1]];
  const towards = x * dx + y * dy;
  return towards > 0 ? (x * x + y * y) / (2 * towards) : Number.POSITIVE_INFINITY;
};

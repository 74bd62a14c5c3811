/** A point of the picture, in its pixels from the upper left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Width and height of every picture. */
export const size = { width: 1200, height: 900 } as const;

/** A picture being drawn: later marks lie over earlier ones. Paints are colours, or what the methods answer. */
export interface Canvas {
  add(markup: string): void;
  polygon(points: readonly Point[], paint: string, more?: string): void;
  /** A gradient between two points. */
  linear(from: Point, to: Point, stops: readonly Stop[]): string;
  radial(centre: Point, radius: number, stops: readonly Stop[]): string;
  /** Attributes that blur a mark by so many pixels. */
  blur(pixels: number): string;
  /** Draws inside a shape only. */
  within(points: readonly Point[], draw: () => void): void;
  /** As an SVG, left and right exchanged where wanted. */
  svg(isMirrored?: boolean): string;
}

const n = (value: number) => String(Math.round(value * 10) / 10);
export const at = ({ x, y }: Point) => `${n(x)},${n(y)}`;
export const path = (points: readonly Point[]) => `M${points.map(at).join('L')}Z`;

export const newCanvas = (): Canvas => {
  const defs: string[] = [];
  const marks: string[] = [];
  const blurs = new Map<number, string>();
  const define = (make: (id: string) => string) => {
    const id = `d${defs.length}`;
    defs.push(make(id));
    return `url(#${id})`;
  };
  const stopsOf = (stops: readonly Stop[]) =>
    stops
      .map(
        ([offset, colour, opacity = 1]) =>
          `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
      )
      .join('');
  const add = (markup: string) => void marks.push(markup);
  return {
    add,
    polygon: (points, paint, more = '') => add(`<path d="${path(points)}" fill="${paint}" ${more}/>`),
    linear: (from, to, stops) =>
      define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(from.x)}" y1="${n(from.y)}" x2="${n(to.x)}" y2="${n(to.y)}">${stopsOf(stops)}</linearGradient>`,
      ),
    radial: (centre, radius, stops) =>
      define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(centre.x)}" cy="${n(centre.y)}" r="${n(radius)}">${stopsOf(stops)}</radialGradient>`,
      ),
    blur: (pixels) => {
      const known =
        blurs.get(pixels) ??
        define(
          (id) =>
            `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${pixels}"/></filter>`,
        );
      blurs.set(pixels, known);
      return `filter="${known}"`;
    },
    within: (points, draw) => {
      const clip = define((id) => `<clipPath id="${id}"><path d="${path(points)}"/></clipPath>`);
      add(`<g clip-path="${clip}">`);
      draw();
      add('</g>');
    },
    svg: (isMirrored = false) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}"><defs>${defs.join('')}</defs><g${isMirrored ? ` transform="translate(${size.width} 0) scale(-1 1)"` : ''}>${marks.join('')}</g></svg>`,
  };
};

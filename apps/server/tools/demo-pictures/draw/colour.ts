/** Colours as '#rrggbb'. */
const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The colour that lies `share` of the way from one to the other. */
export const mix = (from: string, to: string, share: number): string => {
  const [a, b] = [parts(from), parts(to)];
  return `#${a
    .map((part, i) =>
      Math.round(part + (b[i]! - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

/** How a company's brochures look: one colour for prices and marks, on white paper. */

/** What a brochure is printed in where the company has chosen nothing. */
export const usualColour = '#b74d2b';

/** Colours to choose from, each dark enough for paper. */
export const brochureColours = [
  { colour: usualColour, name: 'Terracotta' },
  { colour: '#1c1815', name: 'Ink' },
  { colour: '#1c5487', name: 'Blue' },
  { colour: '#1c603a', name: 'Green' },
  { colour: '#9d193e', name: 'Wine' },
  { colour: '#5b3a8c', name: 'Violet' },
  { colour: '#785509', name: 'Bronze' },
] as const;

/** '#rrggbb' in small letters. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

/** How a colour stands out from white paper, 1 to 21 (WCAG 2.2, relative luminance). */
export const contrastOnPaper = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
};

/** What large letters need to be read (WCAG 2.2, 1.4.3): prices are printed in 20 points. */
export const leastContrast = 3;

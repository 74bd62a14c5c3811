import { goingOut } from './sentence.ts';

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night';

/**
 * The part of the day by which an hour, 0 to 23, is said in Hindi and Gujarati: as Unicode's CLDR has the periods of the
 * day of both.
 */
export const partOfDay = (hour: number): PartOfDay => {
  if (hour < 4 || hour >= 20) return 'night';
  if (hour < 12) return 'morning';
  return hour < 16 ? 'afternoon' : 'evening';
};

/** How a language says a time that English says by AM and PM. */
const clocks = goingOut({
  morning: '{0} in the morning',
  afternoon: '{0} in the afternoon',
  evening: '{0} in the evening',
  night: '{0} at night',
});

type Find = (key: string) => unknown;

const figures = /\d+(?:[.,:/]\d+)*(?: [AP]M\b)?/g;
const clock = /^(\d{1,2})((?::\d\d)*) ([AP])M$/;

/** A figure as it is, a time as the language says it: '6:30 PM' is 'शाम 6:30'. */
const figureBy = (find: Find, figure: string): string => {
  const [, hour, minutes, half] = clock.exec(figure) ?? [];
  if (!hour) return figure;
  const said = find(clocks[partOfDay((Number(hour) % 12) + (half === 'P' ? 12 : 0))]);
  return typeof said === 'string' ? said.replace('{0}', hour + minutes) : figure;
};

/**
 * A text of the packages as a catalogue has it: by its English, or by that with {0}, {1} in the place of its figures and
 * times: 'At most {0} characters.' Undefined where the catalogue has neither.
 */
export const wordBy = (find: Find, english: string): string | undefined => {
  const whole = find(english);
  if (typeof whole === 'string') return whole;
  const values: string[] = [];
  const frame = english.replace(figures, (figure) => `{${values.push(figureBy(find, figure)) - 1}}`);
  if (frame === '{0}' && values[0] !== english) return values[0];
  const said = find(frame);
  return typeof said === 'string' ? said.replace(/\{(\d+)\}/g, (_, at) => values[at]!) : undefined;
};

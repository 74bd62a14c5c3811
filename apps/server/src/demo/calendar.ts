import { type Word, wordOf } from './names/scripts.ts';

/** The office's clock: it is open every day, since customers see houses on Sundays. Minutes of the day in India. */
const opens = 9 * 60 + 30;
const closes = 20 * 60;
export const officeDay = closes - opens;
const indiaAhead = 330;
const minute = 60_000;

/**
 * The moment that lies `minutesAgo` minutes of office time before `now`: nothing ever happens at night, and what is a
 * few minutes old stays so at any hour of the day, or belongs to the evening before.
 */
export const officeMoment = (now: Date, minutesAgo: number): Date => {
  const local = now.getTime() / minute + indiaAhead;
  const today = Math.floor(local / 1440);
  const worked = Math.min(Math.max(local - today * 1440 - opens, 0), officeDay);
  const at = today * officeDay + worked - minutesAgo;
  const day = Math.floor(at / officeDay);
  const clock = day * 1440 + opens + (at - day * officeDay);
  return new Date(Math.round((clock - indiaAhead) * minute));
};

/** What people plan around, by the month in which they say it. */
const festivals: readonly Word[] = [
  'Holi होली',
  'Ram_Navami रामनवमी',
  'Akhatrij अखात्रीज',
  'Akhatrij अखात्रीज',
  'Rathyatra रथयात्रा',
  'Janmashtami जन्माष्टमी',
  'Janmashtami जन्माष्टमी',
  'Navratri नवरात्रि',
  'Dashera दशहरा',
  'Diwali दिवाली',
  'Uttarayan उत्तरायण',
  'Uttarayan उत्तरायण',
].map(wordOf);

/** The festival that comes next in a month or two. */
export const festivalAfter = (moment: Date): Word =>
  festivals[new Date(moment.getTime() + indiaAhead * minute).getUTCMonth()]!;

const anyFestival = new RegExp(festivals.map(({ latin }) => latin).join('|'), 'g');

/**
 * Letters of a text with a festival of middling length in the place of its own: what is drawn after a look at the length
 * must not hang on the month in which the demo is made.
 */
export const lengthInAnyMonth = (text: string): number => text.replace(anyFestival, 'Diwali').length;

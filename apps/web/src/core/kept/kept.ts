import type { QueryKey } from '@tanstack/react-query';
import { type Row, sealed } from '../sealed/index.ts';

/** How much is kept of answers: so many, so many bytes together, and each so many milliseconds. */
export const keptLimits = { most: 400, bytes: 24_000_000, age: 7 * 86_400_000 };

export const database = sealed('angan-kept');
const ownerName = 'whose';
/** In the place of a moment: what says whose it all is is no answer, and does not grow old. */
const never = 0;

/** An answer with what was asked and when the server gave it, in milliseconds since 1970. */
export interface Answered {
  readonly at: number;
  readonly key: QueryKey;
  readonly data: unknown;
}

export const isOver = (at: number): boolean => Math.abs(Date.now() - at) > keptLimits.age;

/** What has to go so that the limits hold: the oldest first. */
export const tooMuch = (rows: readonly Row[], limits = keptLimits): Row[] => {
  let [count, bytes] = [0, 0];
  return rows
    .filter(({ at }) => at !== never)
    .sort((one, other) => other.at - one.at)
    .filter((row) => {
      count += 1;
      bytes += row.bytes;
      return count > limits.most || bytes > limits.bytes || isOver(row.at);
    });
};

let puts = 0;
/** Keeps an answer. A full or closed disk costs only what it would have held. */
export const keepAnswer = async (name: string, answered: Answered): Promise<void> => {
  try {
    await database.put(name, answered.at, answered);
    puts += 1;
    if (puts % 20 === 1) for (const row of tooMuch(await database.rows())) await database.dropRow(row);
  } catch {
    // Then it is not there to be read without a line.
  }
};

/** Earlier versions kept the answer alone: what they kept is read, and not found by a search, until it is a week old. */
const isAnswered = (value: unknown): value is Answered => Array.isArray((value as Partial<Answered> | null)?.key);

export const keptAnswer = async (name: string): Promise<Pick<Answered, 'at' | 'data'> | undefined> => {
  const found = await database.get(name).catch(() => undefined);
  if (!found || isOver(found.at)) return undefined;
  return isAnswered(found.value) ? found.value : { at: found.at, data: found.value };
};

/** All that is kept with what was asked. */
export const keptAnswers = async (): Promise<Answered[]> =>
  (await database.all().catch(() => [])).filter((value) => isAnswered(value) && !isOver(value.at)) as Answered[];

export const dropAnswer = (name: string): Promise<void> => database.drop(name).catch(() => undefined);

/** Deletes all that is kept with the key that it is sealed with. */
export const forgetAnswers = (): void => void database.wipe();

/** Takes what is kept as theirs, once it is: what was kept for anybody else is deleted. False where nothing can be kept. */
export const belongsTo = async (whose: string): Promise<boolean> => {
  database.begin();
  try {
    if ((await database.get(ownerName))?.value === whose) return true;
    if ((await database.rows()).length > 0) {
      await database.wipe();
      database.begin();
    }
    await database.put(ownerName, never, whose);
    return true;
  } catch {
    return false;
  }
};

import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome } from './client.ts';

export const kinds = ['contact', 'note', 'property', 'inquiry', 'photo', 'import', 'message', 'incoming'] as const;
export type Kind = (typeof kinds)[number];

/** Something that a person wanted saved: its marker is found in the database afterwards, and nowhere else. */
interface Entry {
  readonly kind: Kind;
  readonly marker: string;
  /** The person was told that it is saved. */
  saved: boolean;
  tries: number;
}

/** What was asked for and what people were told, to be held against the database in the end. */
export class Ledger {
  readonly entries: Entry[] = [];
  /** The last value that each edited record was told to have, by its marker. */
  readonly edits = new Map<string, number>();
  readonly refused: string[] = [];
  private readonly run: string;
  constructor(run: string) {
    this.run = run;
  }

  open(kind: Kind): Entry {
    const entry = { kind, marker: `${this.run}-${kind}-${this.entries.length}`, saved: false, tries: 0 };
    this.entries.push(entry);
    return entry;
  }

  /**
   * Saves as a person does: presses again where the screen says that it was not saved, until it is. Answers what the
   * last try came to; undefined where the run ended before.
   */
  async save(entry: Entry, signal: AbortSignal, press: () => Promise<Outcome>): Promise<Outcome | undefined> {
    while (!signal.aborted) {
      entry.tries++;
      const outcome = await press();
      if (outcome.status >= 200 && outcome.status < 300) {
        entry.saved = true;
        return outcome;
      }
      // Nobody can say: a person looks, instead of pressing again. It may be there once.
      if (outcome.status === 504) return outcome;
      const later = outcome.status === 0 || outcome.status === 503 || outcome.status === 429 || outcome.status === 401;
      if (!later) {
        this.refused.push(`${entry.kind}: ${outcome.status} ${JSON.stringify(outcome.body)?.slice(0, 200)}`);
        return outcome;
      }
      await pause(1500, undefined, { signal }).catch(() => undefined);
    }
    return undefined;
  }
}

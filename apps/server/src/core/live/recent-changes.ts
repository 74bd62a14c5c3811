import type { Change } from './change.ts';

/** Milliseconds for which a change is remembered, and how many of one company at most. */
const rememberedMs = 60_000;
const mostOfCompany = 500;

interface Remembered {
  readonly change: Change;
  readonly at: number;
}

/**
 * The changes of the last minute, for those whose stream opens after what they show was read. `now` counts milliseconds
 * that no clock sets back.
 */
export class RecentChanges {
  readonly #of = new Map<number, Remembered[]>();
  /** Of companies with more changes than are kept: since when they are known. */
  readonly #knownSince = new Map<number, number>();
  readonly #now: () => number;
  #heardSince: number;
  #swept: number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#heardSince = now();
    this.#swept = now();
  }

  add(change: Change): void {
    const at = this.#now();
    if (at - this.#swept > rememberedMs) this.#sweep(at);
    const list = this.#of.get(change.company) ?? [];
    if (list.length >= mostOfCompany) this.#knownSince.set(change.company, list.shift()!.at);
    list.push({ change, at });
    this.#of.set(change.company, list);
  }

  /** What changed in a company within so many milliseconds; undefined where that is not known any more, or never was. */
  within(company: number, milliseconds: number): readonly Change[] | undefined {
    const since = this.#now() - milliseconds;
    const known = Math.max(this.#heardSince, this.#knownSince.get(company) ?? 0);
    if (milliseconds < 0 || milliseconds > rememberedMs || since < known) return undefined;
    return (this.#of.get(company) ?? []).filter(({ at }) => at >= since).map(({ change }) => change);
  }

  /** For a while changes may have gone by unheard. */
  forget(): void {
    this.#of.clear();
    this.#heardSince = this.#now();
  }

  #sweep(at: number): void {
    this.#swept = at;
    for (const [company, list] of this.#of) if (at - list.at(-1)!.at > rememberedMs) this.#of.delete(company);
    for (const [company, since] of this.#knownSince) if (at - since > rememberedMs) this.#knownSince.delete(company);
  }
}

/** What sending to many costs: Meta charges delivered templates by category and by the country of the recipient. */

/** Goods and services tax that Meta adds in India. */
export const gstRate = 0.18;

export const priceCategories = ['MARKETING', 'UTILITY', 'AUTHENTICATION'] as const;
export type PriceCategory = (typeof priceCategories)[number];

/** A rate in rupees for one delivered message from a day on. `country` is a calling code; '' for all that have no row. */
export interface Price {
  readonly country: string;
  readonly category: string;
  readonly rate: number;
  /** YYYY-MM-DD */
  readonly from: string;
}

/** The price that holds on a day: the country's own before that for all others, the latest that has begun. */
export const priceOn = <P extends Price>(
  prices: readonly P[],
  { country, category, day }: { country: string; category: string; day: string },
): P | undefined => {
  const begun = (of: string) =>
    prices
      .filter((price) => price.country === of && price.category === category && price.from <= day)
      .toSorted((a, b) => (a.from < b.from ? 1 : -1))[0];
  return begun(country) ?? begun('');
};

/** People of one country. */
export interface PeopleThere {
  readonly country: string;
  readonly people: number;
  /** Of them: whose reply window is open, in which utility costs nothing. */
  readonly inWindow: number;
  /** Of them: who came by an advertisement within three days, to whom all is free. */
  readonly free: number;
}

export interface CostLine {
  readonly country: string;
  readonly people: number;
  /** Who is charged for. */
  readonly charged: number;
  /** Null where the table has no price. */
  readonly rate: number | null;
  readonly amount: number;
}

export interface Cost {
  readonly lines: readonly CostLine[];
  readonly net: number;
  readonly gst: number;
  readonly total: number;
  /** Whom nothing can be said about, since the table has no price. */
  readonly unpriced: number;
}

/** At most, in rupees to the paisa: what cannot be delivered is not charged. */
export const estimateCost = (
  there: readonly PeopleThere[],
  { category, day, prices }: { category: string; day: string; prices: readonly Price[] },
): Cost => {
  const lines = there.map(({ country, people, inWindow, free }): CostLine => {
    const rate = priceOn(prices, { country, category, day })?.rate ?? null;
    const charged = people - Math.min(people, category === 'UTILITY' ? Math.max(inWindow, free) : free);
    return { country, people, charged, rate, amount: toPaisa((rate ?? 0) * charged) };
  });
  const net = toPaisa(sum(lines.map(({ amount }) => amount)));
  const gst = toPaisa(net * gstRate);
  const unpriced = sum(lines.map(({ rate, charged }) => (rate === null ? charged : 0)));
  return { lines, net, gst, total: toPaisa(net + gst), unpriced };
};

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const toPaisa = (rupees: number) => Math.round(rupees * 100 + 1e-6) / 100;

/** People whom a number may write to first within a day; undefined where there is no limit, or Meta has not said. */
export const peopleADay = (tier: string): number | undefined => {
  const found = /^TIER_(\d+)(K?)$/.exec(tier);
  return found ? Number(found[1]) * (found[2] ? 1000 : 1) : undefined;
};

/** What sending costs: Meta charges what is delivered by category and by the country of the recipient. */

/** Goods and services tax that Meta adds in India. */
export const gstRate = 0.18;

/** `SERVICE` is whatever is no template. */
export const priceCategories = ['MARKETING', 'UTILITY', 'AUTHENTICATION', 'SERVICE'] as const;
export type PriceCategory = (typeof priceCategories)[number];

/** A rate in rupees for one delivered message from a day on. `country` is a calling code; '' for all that have no row. */
export interface Price {
  readonly country: string;
  readonly category: string;
  readonly rate: number;
  /** YYYY-MM-DD */
  readonly from: string;
  /** Nothing is charged while the person's reply window is open. */
  readonly freeInWindow: boolean;
  /** So many a month of each number before the first is charged. */
  readonly freeAMonth: number;
  /** Not from Meta's own list. */
  readonly thirdParty: boolean;
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

/** '₹0.115': what a single message costs is less than a paisa can say. */
export const formatRate = (rate: number): string =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 4 }).format(rate);

/** People of one country. */
export interface PeopleThere {
  readonly country: string;
  readonly people: number;
  /** Of them: whose reply window is open, in which some categories cost nothing. */
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
  /** A rate of it is from a third party. */
  readonly thirdParty: boolean;
}

/** At most, in rupees to the paisa: what cannot be delivered is not charged. */
export const estimateCost = (
  there: readonly PeopleThere[],
  { category, day, prices }: { category: string; day: string; prices: readonly Price[] },
): Cost => {
  const lines = there.map(({ country, people, inWindow, free }): CostLine => {
    const price = priceOn(prices, { country, category, day });
    const rate = price?.rate ?? null;
    const charged = people - Math.min(people, price?.freeInWindow ? Math.max(inWindow, free) : free);
    return { country, people, charged, rate, amount: toPaisa((rate ?? 0) * charged) };
  });
  const net = toPaisa(sum(lines.map(({ amount }) => amount)));
  const gst = toPaisa(net * gstRate);
  const unpriced = sum(lines.map(({ rate, charged }) => (rate === null ? charged : 0)));
  const thirdParty = there.some(({ country }) => priceOn(prices, { country, category, day })?.thirdParty);
  return { lines, net, gst, total: toPaisa(net + gst), unpriced, thirdParty };
};

/** What replies of one number come to in a month: how many are free, how many are charged and at which rate. */
export interface ReplyCost {
  /** Sent this month that is no template. */
  readonly sent: number;
  readonly free: number;
  /** Rupees for each that is charged, before tax. */
  readonly rate: number;
  readonly charged: number;
  /** Rupees to the paisa, with tax. */
  readonly total: number;
  /** Few or none of the free ones are left. */
  readonly isNear: boolean;
  readonly thirdParty: boolean;
}

/** Of what is free, the part after which people are warned. */
const nearPart = 0.8;

/** `undefined` where replies cost nothing by the price of the day. */
export const replyCost = (price: Price | undefined, sent: number): ReplyCost | undefined => {
  if (!price || price.rate === 0) return undefined;
  const { rate, freeAMonth: free, thirdParty } = price;
  const charged = Math.max(0, sent - free);
  return {
    sent,
    free,
    rate,
    charged,
    total: toPaisa(toPaisa(charged * rate) * (1 + gstRate)),
    isNear: sent >= free * nearPart,
    thirdParty,
  };
};

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const toPaisa = (rupees: number) => Math.round(rupees * 100 + 1e-6) / 100;

/** People whom a number may write to first within a day; undefined where there is no limit, or Meta has not said. */
export const peopleADay = (tier: string): number | undefined => {
  const found = /^TIER_(\d+)(K?)$/.exec(tier);
  return found ? Number(found[1]) * (found[2] ? 1000 : 1) : undefined;
};

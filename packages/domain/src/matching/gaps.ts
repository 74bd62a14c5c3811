/** What is asked for and not in stock: the bands by which it is grouped, and the words that go to other brokers. */
import { bhkLabel } from '../lookups/bhk.ts';
import { shortSubtype } from '../lookups/property-types.ts';
import { formatPrice } from '../money.ts';
import { lower } from './words.ts';

/** Where one band of budgets ends and the next begins, in rupees: for who buys, and by the month for who rents. */
export const budgetEdges = {
  Buy: [2_500_000, 5_000_000, 7_500_000, 10_000_000, 15_000_000, 20_000_000, 30_000_000, 50_000_000],
  Rent: [10_000, 20_000, 30_000, 50_000, 100_000, 200_000, 500_000],
} as const;
export type GapDeal = keyof typeof budgetEdges;

/** `from` belongs to the band, `to` does not; null: no end. */
export interface BudgetBand {
  from: number | null;
  to: number | null;
}

/** Band 0 lies below the first edge, as width_bucket() of a database counts. */
export const bandAt = (deal: GapDeal, at: number): BudgetBand => {
  const edges = budgetEdges[deal];
  return { from: edges[at - 1] ?? null, to: edges[at] ?? null };
};

/** '75.00 Lakhs to 1.00 Cr', 'up to 25.00 Lakhs', 'from 5.00 Cr'; per month for a rent. */
export const bandText = (deal: GapDeal, { from, to }: BudgetBand): string => {
  const tail = deal === 'Rent' ? ' a month' : '';
  if (from !== null && to !== null) return `${formatPrice(from)} to ${formatPrice(to)}${tail}`;
  if (to !== null) return `up to ${formatPrice(to)}${tail}`;
  return from === null ? 'any budget' : `from ${formatPrice(from)}${tail}`;
};

/** '3 BHK flat', 'Shop', '3 BHK', 'Home': what a group of inquiries asks for. */
export const gapTitle = (bhk: number | null, subtype: string | null, isResidential: boolean): string => {
  const kind = subtype === null ? null : shortSubtype(subtype);
  if (bhk !== null) return kind === null ? bhkLabel(bhk) : `${bhkLabel(bhk)} ${lower(kind)}`;
  return kind ?? (isResidential ? 'Home' : 'Commercial space');
};

export interface Gap {
  title: string;
  /** null: anywhere in the city. */
  area: string | null;
  deal: GapDeal;
  band: BudgetBand;
  /** How many people ask. */
  count: number;
}

/** What to ask other brokers for. It says nothing of who asks. */
export const askCoBrokersText = ({ title, area, deal, band, count }: Gap): string => {
  const people = count === 1 ? '1 client waiting' : `${count} clients waiting`;
  const way = deal === 'Rent' ? 'on rent' : 'to buy';
  return `Wanted: ${title}${area === null ? '' : ` in ${area}`}, ${way}, ${bandText(deal, band)}. ${people}. Please send what you have; sharing as usual.`;
};

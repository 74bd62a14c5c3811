/** What an office asks for where nothing else was agreed: the usual terms of domain 4.1, with its own changes to them. */
import type { CommissionBasis, PayerSide } from '../lookups/deals.ts';
import { type BrokerageCase, type DefaultTerm, defaultTerms } from './default-terms.ts';

/** Which of the terms: a case has one for each payer and basis. */
export interface TermKey {
  readonly case: BrokerageCase;
  readonly payer_side: PayerSide;
  readonly basis: CommissionBasis;
}
/** What an office says of one of them. `rate`: percent or months as the basis says, null where slabs say it. */
export interface TermChange extends TermKey {
  readonly rate: number | null;
  readonly is_active: boolean;
}
export interface OfficeTerm extends DefaultTerm {
  /** As the product begins. */
  readonly is_standard: boolean;
}

/** Above these a rate is a slip: nobody asks for more percent of a price, or for more months. */
export const mostOfBasis: Readonly<Record<'percent' | 'months', number>> = { percent: 20, months: 12 };

const isSame = (one: TermKey, other: TermKey): boolean =>
  one.case === other.case && one.payer_side === other.payer_side && one.basis === other.basis;

/** The usual term that a change speaks of; undefined where there is none. */
export const usualTerm = (key: TermKey): DefaultTerm | undefined => defaultTerms.find((term) => isSame(term, key));

export const isStandardTerm = (term: DefaultTerm, { rate, is_active }: Pick<TermChange, 'rate' | 'is_active'>) =>
  term.rate === rate && term.is_active === is_active;

/** Whether a rate fits its term: none where slabs say it, else from 0 to the most of its basis, with two decimals. */
export const isTermRate = (term: DefaultTerm, rate: number | null): boolean => {
  if (term.slab) return rate === null;
  if (rate === null) return false;
  const most = mostOfBasis[term.basis === 'Months of rent' ? 'months' : 'percent'];
  return rate >= 0 && rate <= most && Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-9;
};

/** All terms of an office, in the order of the usual ones. */
export const officeTerms = (changes: readonly TermChange[]): OfficeTerm[] =>
  defaultTerms.map((term) => {
    const change = changes.find((one) => isSame(one, term));
    if (!change) return { ...term, is_standard: true };
    const { rate, is_active } = change;
    return { ...term, rate, is_active, is_standard: isStandardTerm(term, change) };
  });

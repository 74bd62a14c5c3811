/** What a builder pays a broker for the units sold in a project (brokerage by slabs of units). */
import type { BuilderBrokerageBasis } from './lookups/projects.ts';

/** `percent` of the agreement value, without taxes, once so many units of the project are sold. */
export interface BrokerageSlab {
  from_units: number;
  percent: number;
}

export interface BrokerageTerms {
  basis: BuilderBrokerageBasis;
  /** Percent, or rupees per unit; null where it is told by slabs alone. */
  value: number | null;
  /** Of a percent only. */
  slabs: readonly BrokerageSlab[];
}

/** What builders pay where nothing else was agreed: percent of the agreement value. */
export const usualBrokeragePercent = 2;

const inOrder = (slabs: readonly BrokerageSlab[]) => [...slabs].sort((a, b) => a.from_units - b.from_units);

/**
 * The percent for a broker who has sold `units` of the project: that of the highest slab reached, below the first one
 * the value agreed on. undefined where nothing is agreed for so few, or the terms are an amount.
 */
export const brokeragePercent = ({ basis, value, slabs }: BrokerageTerms, units: number): number | undefined => {
  if (basis !== 'Percent') return undefined;
  const reached = inOrder(slabs).filter((slab) => slab.from_units <= units);
  return reached.at(-1)?.percent ?? value ?? undefined;
};

/** Rupees for one unit sold at `price` once `units` are sold; undefined where nothing is agreed. */
export const brokeragePerUnit = (terms: BrokerageTerms, units: number, price: number): number | undefined => {
  if (terms.basis === 'Fixed amount') return terms.value ?? undefined;
  const percent = brokeragePercent(terms, units);
  return percent === undefined ? undefined : Math.round(price * percent) / 100;
};

export interface BrokerageStep {
  from: number;
  /** The last number of units with this percent; null: and above. */
  to: number | null;
  percent: number;
}

/** The slabs as ranges of units, from the first for which anything is agreed; neighbours of one percent are one. */
export const brokerageSteps = (terms: BrokerageTerms): BrokerageStep[] => {
  const starts = [...new Set([1, ...terms.slabs.map((slab) => slab.from_units)])].sort((a, b) => a - b);
  const steps: BrokerageStep[] = [];
  for (const [index, from] of starts.entries()) {
    const percent = brokeragePercent(terms, from);
    const next = starts[index + 1];
    const to = next === undefined ? null : next - 1;
    const last = steps.at(-1);
    if (percent === undefined) continue;
    if (last?.percent === percent) last.to = to;
    else steps.push({ from, to, percent });
  }
  return steps;
};

/**
 * The tables of law that money is counted by (domain 4.2, 4.3, 4.9, 4.10, 4.13). Each row says from which day it holds and where
 * that was read; the platform's Admin keeps them, and every rule takes them as an argument.
 */
import type { DepositCapRow } from './deposit-cap-rows.ts';
import type { FoirRow, LtvRow } from './loans/index.ts';
import { propertyTypes } from './lookups/index.ts';
import { states } from './lookups/places.ts';
import type { EffectiveRow, GstRateRow, GstThresholdRow, SacRow, StampDutyRow, TdsRow } from './taxes/index.ts';

export const laws = [
  'TDS',
  'GST rate',
  'GST registration',
  'SAC',
  'Stamp duty',
  'Deposit cap',
  'LTV cap',
  'FOIR',
] as const;
export type Law = (typeof laws)[number];

/** The rows of each law, in no order. */
export interface LawTables {
  readonly TDS: readonly TdsRow[];
  readonly 'GST rate': readonly GstRateRow[];
  readonly 'GST registration': readonly GstThresholdRow[];
  readonly SAC: readonly SacRow[];
  readonly 'Stamp duty': readonly StampDutyRow[];
  readonly 'Deposit cap': readonly DepositCapRow[];
  readonly 'LTV cap': readonly LtvRow[];
  readonly FOIR: readonly FoirRow[];
}
export type LawRowOf<L extends Law> = LawTables[L][number];

/** A row as it is kept and typed: states and types by their names, '' where a text says nothing. */
export interface KeptLawRow extends EffectiveRow {
  readonly law: Law;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly source: string;
}

/** A state or type as it is kept by its name, and as the rules know it. */
const named: Partial<Record<Law, (facts: Readonly<Record<string, unknown>>) => object>> = {
  'GST registration': ({ state, ...facts }) => ({
    ...facts,
    state_code: states.find((row) => row.state === state)?.gst_state_code ?? null,
  }),
  'Stamp duty': ({ property_type: type, ...facts }) => ({
    ...facts,
    property_type: propertyTypes.find(({ property_type }) => property_type === type)?.id ?? null,
  }),
};

const nullIfEmpty = (value: unknown): unknown => (value === '' ? null : value);

/** Rows as they are kept, by their law, as the rules read them. */
export const lawTablesOf = (kept: readonly KeptLawRow[]): LawTables =>
  Object.fromEntries(
    laws.map((law) => [
      law,
      kept
        .filter((row) => row.law === law)
        .map(({ facts, valid_from, source }) => {
          const said = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, nullIfEmpty(value)]));
          return { ...(named[law]?.(said) ?? said), valid_from, source };
        }),
    ]),
  ) as unknown as LawTables;

/** With which rows of law a new platform starts: the migration holds the same, and from then on the table says it. */
import { depositCapRows } from './deposit-cap-rows.ts';
import { type KeptLawRow, type Law, type LawTables, laws } from './law.ts';
import { foirRows, ltvRows } from './loans/index.ts';
import { states } from './lookups/places.ts';
import { gstRateRows, gstThresholdRows, sacRows, stampDutyRows, tdsRows } from './taxes/index.ts';

const seed: LawTables = {
  TDS: tdsRows,
  'GST rate': gstRateRows,
  'GST registration': gstThresholdRows,
  SAC: sacRows,
  'Stamp duty': stampDutyRows,
  'Deposit cap': depositCapRows,
  'LTV cap': ltvRows,
  FOIR: foirRows,
};

/** Texts that stand empty where a rule has none. */
const texts: readonly string[] = ['code', 'challan_statement', 'zone'];
const asKept = (law: Law, facts: Record<string, unknown>): Record<string, unknown> => {
  const { state_code, ...rest } = facts;
  const said = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, value === null && texts.includes(name) ? '' : value]),
  );
  if (law !== 'GST registration') return said;
  return { ...said, state: states.find((row) => row.gst_state_code === state_code)?.state ?? null };
};

export const lawSeed: readonly KeptLawRow[] = laws.flatMap((law) =>
  (seed[law] as LawTables['TDS']).map(({ valid_from, source, ...facts }) => ({
    law,
    valid_from,
    source,
    facts: asKept(law, { ...facts }),
  })),
);

import type { DealType } from '../lookups/deal-types.ts';
import type { ReadPiece } from './parse.ts';
import type { PasteField, PasteFields, PasteKind } from './types.ts';

interface Fact {
  readonly name: PasteField;
  readonly value: unknown;
}

/** What a piece of a message says, by which it is told whether it is an offer of its own. */
export interface Facts {
  /** Which unit it is: its rooms, kind and size. */
  readonly unit: readonly Fact[];
  readonly money: readonly Fact[];
  readonly place: readonly Fact[];
  readonly kind: PasteKind | undefined;
  /** Whether a word names the deal. */
  readonly deal: boolean;
  readonly hasPhone: boolean;
  /** Whether it says by itself what is offered and for how much. */
  readonly isWhole: boolean;
}

const unit: readonly PasteField[] = ['bhk', 'subtypes', 'size', 'seats'];
const money: readonly PasteField[] = ['price', 'rent', 'rate', 'deposit'];
const place: readonly PasteField[] = ['areas', 'societies', 'floor'];

const among = (fields: PasteFields, names: readonly PasteField[]): Fact[] =>
  names.flatMap((name) => (fields[name] ? [{ name, value: fields[name].value }] : []));

/** Reads the facts of a piece. Its amounts are taken as an offer's, so that those of a wish are seen too. */
export const factsOf = (text: string, read: ReadPiece, around: DealType | undefined): Facts => {
  const { fields, told, isDealSpoken } = read(text, around);
  const facts = { unit: among(fields, unit), money: among(fields, money), place: among(fields, place) };
  const isDeposit = fields.deal_types?.value.includes('Heavy deposit') === true;
  return {
    ...facts,
    kind: told?.value === 'Unclear' ? undefined : told?.value,
    deal: isDealSpoken,
    hasPhone: fields.phones !== undefined,
    isWhole: facts.unit.length > 0 && facts.money.some(({ name }) => isDeposit || name !== 'deposit'),
  };
};

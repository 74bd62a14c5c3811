import type { DealType } from '../lookups/deal-types.ts';
import type { ReadPiece } from './parse.ts';
import type { PasteField, PasteFields, PasteKind } from './types.ts';

interface Fact {
  /** `sharing` is how many share a room, `row` a line of a list that names no unit. */
  readonly name: PasteField | 'sharing' | 'row';
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

/** 'double 6000', '3 sharing - 5,500': beds are priced by how many share a room. */
const sharing =
  /(?<![\p{L}\d])(single|double|triple|twin|four|[1-6])(?:\s?-?(?:sharing|seater|bed|bedded|occupancy|occ|room)){0,2}\s?[:=@-]?\s?(?:rs\.?\s?|₹\s?)?(?=\d{1,2}(?:,?\d{3}|k)(?!\d))/iu;

const isOfBeds = ({ deal_types, subtypes }: PasteFields, around: DealType | undefined): boolean =>
  around === 'PG' || deal_types?.value.includes('PG') === true || subtypes?.value.includes('PG/Hostel Bed') === true;

/** Reads the facts of a piece. Its amounts are taken as an offer's, so that those of a wish are seen too. */
export const factsOf = (text: string, read: ReadPiece, around: DealType | undefined): Facts => {
  const { fields, told, isDealSpoken } = read(text, around);
  const shared = isOfBeds(fields, around) ? sharing.exec(text)?.[1]?.toLowerCase() : undefined;
  const own = among(fields, unit);
  const facts = {
    unit: shared ? [...own, { name: 'sharing' as const, value: shared }] : own,
    money: among(fields, money),
    place: among(fields, place),
  };
  const isDeposit = fields.deal_types?.value.includes('Heavy deposit') === true;
  return {
    ...facts,
    kind: told?.value === 'Unclear' ? undefined : told?.value,
    deal: isDealSpoken,
    hasPhone: fields.phones !== undefined,
    isWhole: facts.unit.length > 0 && facts.money.some(({ name }) => isDeposit || name !== 'deposit'),
  };
};

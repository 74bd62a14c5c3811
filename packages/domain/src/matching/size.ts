/** Size: compared in square feet and in the basis the person asked in. */
import { unitsIn } from '../local-units.ts';
import { fromSqft, type SizeBasis, type SizeUnit, sizeIn, toSqft } from '../units.ts';
import { type Criterion, known, notKnown } from './draft.ts';
import { askedFor } from './reason-parts.ts';
import { matchReasons } from './reasons.ts';
import { roundHalfUp } from './words.ts';

const { of } = matchReasons;
const ESTIMATE_CAP = 0.9;

const unitWord = (unit: SizeUnit): string => (unit === 'Sqft' ? 'sqft' : unit);
const basisWord = (basis: SizeBasis): string => (basis === 'RERA Carpet' ? 'RERA carpet' : basis.toLowerCase());

/** Share by which a size misses the nearest bound; being too large counts half as much. Land is forgiven to 15 %. */
const gapOf = (sqft: number, min: number | null, max: number | null, isLand: boolean): number => {
  const raw = min !== null && sqft < min ? (min - sqft) / min : max !== null && sqft > max ? (sqft - max) / max / 2 : 0;
  return isLand && raw > 0.1 && raw <= 0.15 ? 0.1 : raw;
};

const scoreOf = (gap: number): number => {
  if (gap <= 0.1) return 1 - 3 * gap;
  return gap <= 0.25 ? 0.7 * (1 - (gap - 0.1) / 0.15) : 0;
};

export const asksSize = (inquiry: { size_min: number | null; size_max: number | null }): boolean =>
  inquiry.size_min !== null || inquiry.size_max !== null;

export const size: Criterion = ({ inquiry, property, ctx }) => {
  if (!asksSize(inquiry)) return undefined;
  const { size_min: min, size_max: max, size_unit: unit } = inquiry;
  const range = { min, max };
  const quoted = property.sizes[0];
  const basis = inquiry.size_basis ?? quoted?.basis;
  const own = basis && sizeIn(basis, property.sizes, property.subtype.group, ctx.loading);
  if (!own) {
    const asked = { range, unit: unitWord(unit) };
    const { size_basis } = inquiry;
    return notKnown(
      size_basis ? askedFor.sizeBy({ ...asked, basis: basisWord(size_basis) }) : askedFor.size(asked),
      'size',
    );
  }

  const units = unitsIn(inquiry.city?.id, ctx.unit_overrides);
  const bound = (value: number | null): number | null => (value === null ? null : toSqft(value, unit, units));
  const [low, high] = [bound(min), bound(max)];
  const isLand = property.subtype.group === 'Res. land' || property.subtype.group === 'Com. land';
  const exact = scoreOf(gapOf(own.sqft, low, high, isLand));
  const s = own.is_estimate ? Math.min(ESTIMATE_CAP, exact) : exact;
  if (low !== null && own.sqft < low) return known(s, of.smaller({ share: (low - own.sqft) / low }));
  if (high !== null && own.sqft > high) return known(s, of.larger({ share: (own.sqft - high) / high }));
  const shown = fromSqft(own.sqft, unit, units);
  const facts = { unit: unitWord(unit), basis: basisWord(basis), range };
  if (!own.is_estimate) return known(s, of.size({ size: shown, ...facts }));
  return known(s, of.sizeEstimated({ size: shown >= 100 ? roundHalfUp(shown) : shown, ...facts }));
};

import { formatDate } from '@angan/domain/dates.ts';
import { amenities } from '@angan/domain/lookups/amenities.ts';
import { banks } from '@angan/domain/lookups/banks.ts';
import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { propertySubtypes, propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { formatNumber } from '@angan/domain/money.ts';
import { unlikeProjectRera } from '@angan/domain/rera.ts';
import type { z } from 'zod';
import { type Mistakes, unknownIds } from '../kit/mistakes.ts';
import type { ProjectInput } from './project-input.ts';
import type { ProjectUnitInput } from './project-units.ts';
import { projectTexts } from './texts.ts';

type Fields<S extends z.ZodObject> = { [K in keyof z.output<S>]?: z.output<S>[K] | null };
/** A project's fields as they stand or would stand, whichever are known. */
export type ProjectFields = Fields<typeof ProjectInput>;
export type UnitFields = Fields<typeof ProjectUnitInput>;

const lists = {
  property_type: propertyTypes,
  property_subtype: propertySubtypes,
  deal_type: dealTypes,
  amenities,
  approved_banks: banks,
};
const newBooking = dealTypes.find((row) => row.deal_type === 'New booking')!.id as number;

/** Hundredths of a thousandth are dust of binary fractions. */
const exact = (sum: number) => Math.round(sum * 1000) / 1000;

/** Fields that contradict each other, the platform's lists or RERA. Form and server ask the same of the whole record. */
export const projectMistakes = (project: ProjectFields): Mistakes => {
  const found: Mistakes = unknownIds(project, lists);
  const say = (field: string, text: string) => {
    found[field] = [text];
  };
  const isOther = (id: number) =>
    propertySubtypes.some((row) => row.id === id && row.property_type !== project.property_type);
  if (project.property_subtype?.some(isOther)) say('property_subtype', projectTexts.subtypeOfOtherType);
  if (project.status !== 'Ready' && project.deal_type?.includes(newBooking) && !project.rera_no?.trim())
    say('rera_no', projectTexts.reraNeeded);
  if (project.pincode && !/^[1-9]\d{5}$/.test(project.pincode)) say('pincode', projectTexts.pincodeWrong);
  if (project.land_area != null && !project.land_unit) say('land_unit', projectTexts.landUnitNeeded);
  const sum = exact((project.payment_plan ?? []).reduce((total, step) => total + step.percent, 0));
  if (project.payment_plan?.length && sum !== 100) say('payment_plan', projectTexts.planSum(formatNumber(sum)));
  const terms = brokerageMistake(project.brokerage_terms);
  if (terms) say('brokerage_terms', terms);
  if (project.lead_lock_days != null && !project.lead_registration)
    say('lead_lock_days', projectTexts.lockWithoutRegistration);
  return found;
};

const brokerageMistake = (terms: ProjectFields['brokerage_terms']): string | undefined => {
  if (!terms) return undefined;
  const isPercent = terms.basis === 'Percent';
  if (!isPercent && terms.slabs.length > 0) return projectTexts.slabsOfPercent;
  if (terms.value === null && terms.slabs.length === 0) return projectTexts.valueNeeded;
  if (isPercent && terms.value !== null && terms.value > 100) return projectTexts.percentTooHigh;
  const starts = terms.slabs.map((slab) => slab.from_units);
  const twice = starts.find((units, index) => starts.indexOf(units) !== index);
  return twice === undefined ? undefined : projectTexts.slabTwice(twice);
};

/** What is worth a second look, but refused by nobody. `state` by its name, `today` as YYYY-MM-DD. */
export const projectWarnings = (
  project: Pick<ProjectFields, 'rera_no' | 'rera_valid_to'>,
  state: string | null,
  today: string,
): string[] => {
  const as = unlikeProjectRera(project.rera_no ?? '', state);
  const until = project.rera_valid_to;
  return [
    ...(as === undefined ? [] : [projectTexts.reraUnlike(as)]),
    ...(until && until < today ? [projectTexts.reraOver(formatDate(until))] : []),
  ];
};

/** The same for a unit type. */
export const unitMistakes = (unit: UnitFields): Mistakes => {
  const found: Mistakes = unknownIds(unit, { bhk: bhkRows });
  const isAbove = (low: number | null | undefined, high: number | null | undefined) =>
    low != null && high != null && low > high;
  if (isAbove(unit.price_from, unit.price_to)) found.price_from = [projectTexts.priceOrder];
  if (isAbove(unit.units_left, unit.units_total)) found.units_left = [projectTexts.leftAboveTotal];
  if (isAbove(unit.rera_carpet, unit.super_built_up)) found.super_built_up = [projectTexts.superBelowCarpet];
  const hasPrice = unit.price_from != null || unit.price_to != null;
  if (hasPrice && unit.price_basis === 'Per unit of super built-up' && unit.super_built_up == null)
    found.super_built_up = [projectTexts.superNeeded];
  return found;
};

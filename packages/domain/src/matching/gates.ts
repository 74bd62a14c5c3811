/** What takes a pair off the list whatever its score, each with its reason for 'Why not'. */
import { dealUnit } from '../lookups/deal-types.ts';
import { closedInquiryStages } from '../lookups/inquiries.ts';
import { shortSubtype } from '../lookups/property-types.ts';
import { asksArea } from './area.ts';
import type { Draft, Sides } from './draft.ts';
import { isTooDear, overBy, priceFor } from './price.ts';
import { type GateReason, gateReasons } from './reasons.ts';
import { asksSize } from './size.ts';
import type { CriterionKey, MatchGate, MatchInquiry } from './types.ts';
import { lower } from './words.ts';

type Gate = (sides: Sides) => GateReason | undefined;
const { of } = gateReasons;

const state: Gate = ({ inquiry, property, ctx }) => {
  if (closedInquiryStages.includes(inquiry.stage)) return of.inquiryIs({ stage: inquiry.stage });
  const open = property.status === 'Available' || (ctx.include_under_offer && property.status === 'Under Offer');
  return open ? undefined : of.propertyIs({ status: property.status });
};

const propertyType: Gate = ({ inquiry, property }) =>
  inquiry.property_type === property.property_type
    ? undefined
    : of.otherType({ offered: property.property_type, wanted: inquiry.property_type.toLowerCase() });

const dealType: Gate = ({ inquiry, property, deal }) => {
  if (deal) return undefined;
  const sides = { offered: property.deal_types.map(lower), wanted: inquiry.deal_types };
  return inquiry.deal_types.some((one) => dealUnit(one) === 'total') ? of.buyerWants(sides) : of.tenantWants(sides);
};

const city: Gate = ({ inquiry, property }) =>
  inquiry.city && property.city && inquiry.city.id !== property.city.id
    ? of.otherCity({ city: property.city.city })
    : undefined;

const subtype: Gate = ({ inquiry, property }) => {
  if (inquiry.subtypes.length === 0) return undefined;
  const fits = inquiry.subtypes.some(
    (one) => one.name === property.subtype.name || one.group === property.subtype.group,
  );
  const wanted = inquiry.subtypes.map((one) => lower(shortSubtype(one.name)));
  return fits ? undefined : of.otherKind({ own: shortSubtype(property.subtype.name), wanted });
};

const price: Gate = (sides) => {
  const { inquiry, deal } = sides;
  if (!deal) return undefined;
  const found = priceFor(sides);
  return isTooDear(found, inquiry, deal)
    ? of.overBudget({ share: overBy(found.amount!, inquiry.budget_max) })
    : undefined;
};

const household: Gate = ({ inquiry, property, deal }) => {
  if (!deal || dealUnit(deal.property) === 'total') return undefined;
  const preferred = property.preferred_tenants;
  const anybody = preferred.length === 0 || preferred.includes('Any');
  if (inquiry.tenant_type && !anybody && !preferred.includes(inquiry.tenant_type)) {
    return of.tenantsOnly({ tenants: preferred.map(lower) });
  }
  return inquiry.has_pets && property.pets_allowed === false ? of.noPets : undefined;
};

const sameContact: Gate = ({ inquiry, property }) =>
  inquiry.contact !== null && inquiry.contact === property.contact ? of.ownProperty : undefined;

/** Too little to match by: at least two of budget, area, and size or BHK. */
export const asksEnough = (inquiry: MatchInquiry): boolean => {
  const asked = [
    inquiry.budget_min !== null || inquiry.budget_max !== null,
    asksArea(inquiry),
    asksSize(inquiry) || inquiry.bhk.length > 0,
  ];
  return asked.filter(Boolean).length >= 2;
};

const mustHave = ({ inquiry }: Sides, drafts: ReadonlyMap<CriterionKey, Draft>): MatchGate[] =>
  inquiry.must_have.flatMap((key) => {
    const draft = drafts.get(key);
    if (!draft?.known || draft.s >= 0.5) return [];
    const what = key === 'bhk' ? 'BHK' : key;
    const says = draft.hasNone ? of.mustHaveNone({ what }) : of.mustHave({ what, reason: draft.says });
    return [{ gate: 'G7' as const, says }];
  });

/** Every gate the pair fails. Locks and the viewer's own reach are the server's, and silent. */
export const gatesOf = (sides: Sides, drafts: ReadonlyMap<CriterionKey, Draft>): MatchGate[] => {
  const one = (gate: MatchGate['gate'], check: Gate): MatchGate[] => {
    const says = check(sides);
    return says === undefined ? [] : [{ gate, says }];
  };
  return [
    ...(asksEnough(sides.inquiry) ? [] : [{ gate: 'minimum' as const, says: of.tooLittle }]),
    ...one('G1', state),
    ...one('G2', propertyType),
    ...one('G3', dealType),
    ...one('G4', city),
    ...one('G5', subtype),
    ...one('G6', price),
    ...mustHave(sides, drafts),
    ...one('G8', household),
    ...one('G10', sameContact),
  ];
};

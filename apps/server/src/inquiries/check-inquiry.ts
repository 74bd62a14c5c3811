import { type InquiryFields, inquiryMistakes } from '@angan/contract/inquiries/inquiry-rules.ts';
import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { Actor, Context } from '../core/context.ts';
import { fieldErrors, Refusal } from '../core/errors.ts';
import { findProperty } from '../properties/index.ts';
import { namedProjects, typeIdsOf } from '../records/index.ts';

/** Fields that only some may write: the type of one's own work, and the lock. */
export const checkRights = (actor: Actor, given: InquiryFields): void => {
  const refuse = (field: string) => fieldErrors({ [field]: [drf.forbidden] });
  if (given.property_type && !typeIdsOf(actor).includes(given.property_type)) throw refuse('property_type');
  if (given.locked_inquiry && actor.scope('contact:locked') === 'none') throw refuse('locked_inquiry');
};

/** The stage is no field to be written: it is moved. */
export const checkStage = (given: InquiryFields, before: string): void => {
  if (given.stage && given.stage !== before) throw fieldErrors({ stage: [inquiryTexts.stageByItsCall] });
};

/**
 * Refuses what contradicts itself or falls short of its stage. What was lacking `before`, as it may be where no person
 * moved it, is asked for only where the `given` fields are about it.
 */
export const checkInquiry = (inquiry: InquiryFields, before?: InquiryFields, given: object = {}): void => {
  const mistakes = inquiryMistakes(inquiry);
  const known = before ? inquiryMistakes(before) : {};
  const asked = Object.entries(mistakes).filter(([field]) => !known[field] || field in given);
  if (asked.length) throw fieldErrors(Object.fromEntries(asked));
};

/** The property of the advertisement, which has to be one that the actor may see. */
export const checkAskedProperty = async (context: Context, id: number | null | undefined): Promise<void> => {
  if (!id) return;
  await findProperty(context, id).catch((error: unknown) => {
    throw error instanceof Refusal ? fieldErrors({ asked_property: [drf.invalidPk(id)] }) : error;
  });
};

/**
 * The city an inquiry is looked for in: that of its areas, societies and projects, which must be one; else anywhere where any area
 * will do, and the company's own city where nothing was said.
 */
export const cityOf = async (context: Context, inquiry: InquiryFields): Promise<number | null> => {
  const { actor, db } = context;
  const areas = inquiry.area ?? [];
  const societies = inquiry.society_name ?? [];
  const ofProjects = await namedProjects(context, inquiry.project ?? []);
  if (areas.length + societies.length + ofProjects.length === 0) {
    if (inquiry.any_area) return null;
    const company = await db
      .selectFrom('company')
      .select('default_city')
      .where('id', '=', actor.companyId)
      .executeTakeFirst();
    return company?.default_city ?? null;
  }
  const ofAreas = await db
    .selectFrom('area')
    .select(['id', 'city'])
    .where('company_id', '=', actor.companyId)
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(areas))))
    .execute();
  const ofSocieties = await db
    .selectFrom('society as s')
    .innerJoin('area as a', (join) => join.onRef('a.company_id', '=', 's.company_id').onRef('a.id', '=', 's.area'))
    .select(['s.id', 'a.city'])
    .where('s.company_id', '=', actor.companyId)
    .where((eb) => eb('s.id', '=', eb.fn.any(eb.val(societies))))
    .execute();
  const lacks = (field: string, ids: readonly number[], rows: readonly { id: number }[]) => {
    const missing = ids.find((id) => !rows.some((row) => row.id === id));
    if (missing !== undefined) throw fieldErrors({ [field]: [drf.invalidPk(missing)] });
  };
  lacks('area', areas, ofAreas);
  lacks('society_name', societies, ofSocieties);
  const cities = new Set([...ofAreas, ...ofSocieties, ...ofProjects].map((row) => row.city));
  if (cities.size > 1) throw fieldErrors({ area: [inquiryTexts.oneCity] });
  return [...cities][0]!;
};

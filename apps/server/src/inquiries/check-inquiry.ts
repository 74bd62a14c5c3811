import { type InquiryFields, inquiryMistakes } from '@angan/contract/inquiries/inquiry-rules.ts';
import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { type InquiryStage, inquiryStages } from '@angan/domain/lookups/inquiries.ts';
import type { Actor, Context } from '../core/context.ts';
import { fieldErrors } from '../core/errors.ts';
import { namedProjects, typeIdsOf } from '../records/index.ts';

/** Fields that only some may write: the type of one's own work, the lock, and the stages past Qualified. */
export const checkRights = (actor: Actor, given: InquiryFields, before: InquiryStage | undefined): void => {
  const refuse = (field: string, text: string = drf.forbidden) => fieldErrors({ [field]: [text] });
  if (given.property_type && !typeIdsOf(actor).includes(given.property_type)) throw refuse('property_type');
  if (given.locked_inquiry && actor.scope('contact:locked') === 'none') throw refuse('locked_inquiry');
  const isFar = given.stage && inquiryStages.indexOf(given.stage) > inquiryStages.indexOf('Qualified');
  if (actor.scope('inquiry:edit') === 'domain' && isFar && given.stage !== before)
    throw refuse('stage', inquiryTexts.stageByOthers);
};

/** Refuses what contradicts itself or falls short of its stage. */
export const checkInquiry = (inquiry: InquiryFields): void => {
  const mistakes = inquiryMistakes(inquiry);
  if (Object.keys(mistakes).length) throw fieldErrors(mistakes);
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

import type { Words } from '@angan/contract/kit/sentence.ts';
import { type Brochure, brochureOf, type Shown, type Told, tell } from '@angan/domain/brochure/index.ts';
import { checkInWords } from '@angan/domain/check-in.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { feedbackInWords } from '@angan/domain/visit-feedback.ts';
import { type BrokerageTerms, termsForVisitor, termsInWords } from '@angan/domain/visit-slip.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { english } from '../../core/english.ts';
import { readShareables } from '../facts.ts';
import type { SeenVisit } from './seen-visits.ts';
import type { Visitor } from './visitor.ts';

/** A stop as the slip has it, in words. */
export interface SlipStop {
  readonly task: number;
  readonly property: number | null;
  readonly project: number | null;
  readonly code: string;
  readonly title: string;
  readonly place: string;
  readonly at: string;
  readonly minutes: number;
  readonly said: string;
  readonly check_in: string;
  /** ISO 8601; null where nobody checked in. */
  readonly checked_in_at: string | null;
  readonly terms: string;
}
export interface ComposedStop {
  readonly stop: SlipStop;
  /** As the office reads it in its ledger: in English. */
  readonly brochure: Brochure | null;
  readonly told: Told | null;
  /** Of the property, in rupees. */
  readonly price: number | null;
}

/** What the slip says of each stop, in the words of its language: unit and society as a brochure would, and of terms only what the visitor pays. */
export const composeStops = async (
  context: Context,
  visits: readonly SeenVisit[],
  visitor: Visitor,
  shown: Shown,
  words: Words,
): Promise<ComposedStop[]> => {
  const ids = [...new Set(visits.flatMap(({ property }) => property ?? []))];
  const shareables = new Map((await (ids.length > 0 ? readShareables(context, ids) : [])).map((one) => [one.id, one]));
  const terms = await termsOf(context, ids);
  const projects = await projectsOf(
    context,
    visits.flatMap(({ project }) => project ?? []),
  );
  const today = dayInIndia(context.services.now());
  return visits.map((visit): ComposedStop => {
    const home = visit.property === null ? undefined : shareables.get(visit.property);
    const told = home ? tell(home.facts, shown, { today }) : null;
    const said = told && brochureOf(told, words);
    const project = visit.project === null ? undefined : projects.get(visit.project);
    const agreed = termsForVisitor(visitor.terms, (visit.property !== null && terms.get(visit.property)) || null);
    return {
      brochure: told && brochureOf(told, english),
      told,
      price: home ? (home.facts.sale_price_total ?? home.facts.rent_total) : null,
      stop: {
        task: visit.id,
        property: visit.property,
        project: visit.property === null ? visit.project : null,
        code: said?.property_code ?? '',
        title: said?.title ?? project?.name ?? '',
        place: said?.place ?? project?.area ?? '',
        at: visit.date_time,
        minutes: visit.duration_minutes,
        said: visit.feedback ? maskNumbersIn(feedbackInWords(visit.outcome, visit.feedback, words.word)) : '',
        check_in: visit.check_in ? checkInWords(visit.check_in, words.word) : '',
        checked_in_at: visit.check_in?.at ?? null,
        terms: agreed ? termsInWords(agreed, words.word) : '',
      },
    };
  });
};

const termsOf = async ({ actor, db }: Context, ids: readonly number[]): Promise<Map<number, BrokerageTerms | null>> => {
  const rows = await db
    .selectFrom('property')
    .select(['id', 'brokerage_terms'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', sql<number>`any (${ids}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, brokerage_terms }) => [id, brokerage_terms as unknown as BrokerageTerms | null]));
};

const projectsOf = async ({ actor, db }: Context, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('project as j')
    .leftJoin('area as a', (join) =>
      join.onRef('a.company_id', '=', 'j.company_id').on('a.id', '=', sql<number>`j.area[1]`),
    )
    .select(['j.id', 'j.project_name as name', 'a.area'])
    .where('j.company_id', '=', actor.companyId)
    .where('j.id', '=', sql<number>`any (${ids}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, { name: maskNumbersIn(row.name), area: row.area ?? '' }]));
};

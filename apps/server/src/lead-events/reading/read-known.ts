import type { LeadSource } from '@angan/domain/leads/index.ts';
import { sources } from '@angan/domain/lookups/sources.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Known } from './wants.ts';

export interface SourceRules {
  readonly default_property_type: number | null;
  readonly default_deal_type: number | null;
  readonly assign_rule: string | null;
  readonly assign_to: number | null;
  readonly duplicate_rule: string;
  /** Of a file or a mail the office's name of where its leads come from; null where it is the source's own. */
  readonly source_name: string | null;
  /** What a form of Facebook is about. */
  readonly project: number | null;
}
const usual: SourceRules = {
  ...{ default_property_type: null, default_deal_type: null, assign_rule: null, assign_to: null },
  duplicate_rule: 'Append to open inquiry',
  ...{ project: null, source_name: null },
};

/** Where a lead comes from. */
interface Origin {
  readonly source: LeadSource;
  readonly facebook_form: number | null;
  readonly lead_file: number | null;
  readonly source_name: string | null;
}

/** What becomes of a source's leads; as it begins where the office never connected it. */
export const readRules = async (
  db: Kysely<DB>,
  companyId: number,
  { source, facebook_form: form, lead_file: file, source_name }: Origin,
): Promise<SourceRules> => {
  if (form !== null) return { ...usual, ...(await rulesOfForm(db, companyId, form)) };
  if (file !== null) return { ...usual, ...(await rulesOfFile(db, companyId, file)) };
  const found = await db
    .selectFrom('lead_source_setting')
    .select(['default_property_type', 'default_deal_type', 'assign_rule', 'assign_to', 'duplicate_rule'])
    .where('company_id', '=', companyId)
    .where('source', '=', source)
    .executeTakeFirst();
  return { ...usual, ...found, source_name };
};

/** Of files each says where its leads come from, and what holds where a row does not say it. */
const rulesOfFile = (db: Kysely<DB>, companyId: number, file: number): Promise<Partial<SourceRules> | undefined> =>
  db
    .selectFrom('lead_file')
    .select(['property_type as default_property_type', 'deal_type as default_deal_type', 'source_name'])
    .where('company_id', '=', companyId)
    .where('id', '=', file)
    .executeTakeFirst();

/** Of Facebook each form has rules of its own. */
const rulesOfForm = (db: Kysely<DB>, companyId: number, form: number): Promise<Partial<SourceRules> | undefined> =>
  db
    .selectFrom('facebook_form')
    .select([
      'property_type as default_property_type',
      'deal_type as default_deal_type',
      'assign_rule',
      'assigned_to as assign_to',
      'duplicate_rule',
      'project',
    ])
    .where('company_id', '=', companyId)
    .where('id', '=', form)
    .executeTakeFirst();

/** The office's places by name, in one statement. */
export const readKnown = async (db: Kysely<DB>, companyId: number, rules: SourceRules): Promise<Known> => {
  const { rows } = await sql<Pick<Known, 'areas' | 'societies' | 'projects'>>`
    select (select coalesce(json_agg(json_build_object('id', id, 'name', area)), '[]') from area where company_id = ${companyId}) as areas,
           (select coalesce(json_agg(json_build_object('id', id, 'name', society_name)), '[]') from society where company_id = ${companyId}) as societies,
           (select coalesce(json_agg(json_build_object('id', id, 'name', project_name)), '[]')
              from project where company_id = ${companyId} and is_active) as projects`.execute(db);
  const { default_property_type, default_deal_type, project } = rules;
  return { ...rows[0]!, default_property_type, default_deal_type, default_project: project };
};

/** The office's source of a name; undefined where it has none, or not any more. */
export const findSource = async (db: Kysely<DB>, companyId: number, name: string): Promise<number | undefined> => {
  const found = await db
    .selectFrom('source')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql`lower(source_name)`, '=', name.toLowerCase())
    .executeTakeFirst();
  return found?.id;
};

/** The office's source by its name, made where it is not there any more. */
export const sourceIdOf = async (db: Kysely<DB>, companyId: number, name: string): Promise<number> => {
  const found = await findSource(db, companyId, name);
  if (found !== undefined) return found;
  const made = await db
    .insertInto('source')
    .values({
      company_id: companyId,
      source_name: name,
      source_group: sources.find(({ source_name }) => source_name === name)?.source_group ?? 'Other',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
};

/** The office's property that a portal advertises under this number. */
export const advertised = async (
  db: Kysely<DB>,
  companyId: number,
  source: LeadSource,
  listing: string,
): Promise<number | null> => {
  if (listing === '') return null;
  const { rows } = await sql<{ id: number }>`
    select id from property where company_id = ${companyId} and not is_deleted and published_on -> ${source} ->> 'ref' = ${listing}
     order by id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
};

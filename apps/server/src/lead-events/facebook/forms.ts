import { facebookLimits } from '@angan/contract/lead-events/facebook.ts';
import { beginningOf } from '@angan/domain/beginning.ts';
import { type FacebookQuestion, type FacebookTarget, facebookTargetOf } from '@angan/domain/leads/index.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { FormAtFacebook } from './api.ts';

/** Characters of a name or a question as it is kept. */
const mostName = 300;

/** A form as we keep it, as far as its answers are read by it. */
export interface KnownForm {
  readonly id: number;
  readonly form_id: string;
  readonly name: string;
  readonly questions: readonly FacebookQuestion[];
  readonly field_map: Readonly<Record<string, FacebookTarget>>;
}

/** What becomes of each answer: as somebody said, else as the question lets guess. */
export const mapOf = ({
  questions,
  field_map,
}: Pick<KnownForm, 'questions' | 'field_map'>): Record<string, FacebookTarget> =>
  Object.fromEntries(questions.map((one) => [one.key, field_map[one.key] ?? facebookTargetOf(one)]));

/** Takes over what Facebook says of the forms of a page. One that it names no more takes no answers any more. */
export const writeForms = async (
  db: Kysely<DB>,
  companyId: number,
  page: number,
  forms: readonly FormAtFacebook[],
): Promise<void> => {
  const rows = forms
    .filter(({ form_id }) => /^\d{1,40}$/.test(form_id))
    .map(({ form_id, name, is_active, questions }) => ({
      form_id,
      is_active,
      name: beginningOf(name, mostName),
      questions: questions.slice(0, facebookLimits.questions).map(({ key, label, type }) => ({
        key: beginningOf(key, facebookLimits.questionKey),
        label: beginningOf(label, mostName),
        type: beginningOf(type, 60),
      })),
    }));
  await sql`
    insert into facebook_form as f (company_id, page, form_id, name, is_active, questions)
    select ${companyId}::bigint, ${page}::bigint, r.form_id, r.name, r.is_active, r.questions
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (form_id text, name text, is_active boolean, questions jsonb)
    on conflict (company_id, page, form_id) do update
      set name = excluded.name, is_active = excluded.is_active, questions = excluded.questions
      where (f.name, f.is_active, f.questions) is distinct from (excluded.name, excluded.is_active, excluded.questions)`.execute(
    db,
  );
  await sql`
    update facebook_form set is_active = false
     where company_id = ${companyId} and page = ${page} and is_active and form_id <> all (${rows.map(({ form_id }) => form_id)}::text[])`.execute(
    db,
  );
};

/** The form of a lead; made where it is not known yet, without name or questions until Facebook is asked for them. */
export const formOf = async (
  db: Kysely<DB>,
  companyId: number,
  page: number,
  form_id: string,
): Promise<KnownForm | undefined> => {
  if (!/^\d{1,40}$/.test(form_id)) return undefined;
  await sql`insert into facebook_form (company_id, page, form_id) values (${companyId}, ${page}, ${form_id})
    on conflict (company_id, page, form_id) do nothing`.execute(db);
  const { rows } = await sql<KnownForm>`
    select id, form_id, name, questions, field_map from facebook_form
     where company_id = ${companyId} and page = ${page} and form_id = ${form_id}`.execute(db);
  return rows[0];
};

import { type WebsiteField, websiteFields, websiteSource } from '@angan/domain/leads/index.ts';
import { sql } from 'kysely';
import type { Services } from '../../../core/context.ts';
import { onConnection } from '../../../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../../../core/database/transaction.ts';
import { tokenHash } from '../../source-keys.ts';

/** The size of a picture that its page shows small. */
const size = '320';

/** A form that is on, as a stranger with its address finds it. */
export interface OpenForm {
  readonly company_id: number;
  readonly office: string;
  readonly rera_no: string;
  readonly phone: string;
  /** '#rrggbb', or null for ours. */
  readonly colour: string | null;
  readonly logo: { readonly blob: string; readonly type: string } | undefined;
  readonly fields: readonly WebsiteField[];
}

/** The form with this key; undefined for one that nobody has, whose address was replaced, or that is off. */
export const openForm = async ({ pool }: Services, key: string): Promise<OpenForm | undefined> => {
  const { rows } = await pool.query<{ company_id: number; source: string; is_enabled: boolean }>(
    'select * from lead_source_of_token($1)',
    [tokenHash(key)],
  );
  const [owner] = rows;
  if (!owner?.is_enabled || owner.source !== websiteSource) return undefined;
  const { company_id } = owner;
  return inTransaction(pool, openingForCompany(company_id, null), async (client) => {
    const row = await onConnection(client)
      .selectFrom('company as c')
      .innerJoin('lead_source_setting as s', (on) =>
        on.onRef('s.company_id', '=', 'c.id').on('s.source', '=', websiteSource),
      )
      .leftJoin('stored_file as f', (on) => on.onRef('f.company_id', '=', 'c.id').onRef('f.id', '=', 'c.profile_photo'))
      .select(['c.company_name as office', 'c.rera_no', 'c.mobile as phone', 'c.pdf_colour as colour', 'f.store_key'])
      .select('s.form_fields')
      .select(
        sql<
          string | null
        >`(select v ->> 'content_type' from jsonb_array_elements(f.variants) v where v ->> 'name' = ${size})`.as(
          'type',
        ),
      )
      .where('c.id', '=', company_id)
      .executeTakeFirstOrThrow();
    const { store_key, type, form_fields, ...look } = row;
    return {
      ...look,
      company_id,
      logo: store_key && type ? { blob: `${company_id}/${store_key}/${size}`, type } : undefined,
      fields: websiteFields.filter((one) => form_fields.includes(one)),
    };
  });
};

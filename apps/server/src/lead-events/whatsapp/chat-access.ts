import { type LeadSourceProblem, leadSourceProblems } from '@angan/contract/lead-events/problems.ts';
import { chatSource } from '@angan/domain/leads/index.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { sourceSeal } from '../source-keys.ts';

/** What an office's number is reached by. */
export interface ChatAccess {
  readonly phone_number_id: string;
  readonly waba_id: string;
  readonly access_token: string;
}
export type OpenedAccess =
  | { readonly ok: true; readonly access: ChatAccess }
  | { readonly ok: false; readonly problem: LeadSourceProblem };

/** The setting of an office's number with what is sealed of it; undefined where it was never saved. */
export const readChatSetting = async (services: Services, db: Kysely<DB>, companyId: number) => {
  const row = await db
    .selectFrom('lead_source_setting as s')
    .innerJoin('lead_source_key as k', (on) =>
      on.onRef('k.company_id', '=', 's.company_id').onRef('k.source', '=', 's.source'),
    )
    .innerJoin('lead_source_pull as p', (on) =>
      on.onRef('p.company_id', '=', 's.company_id').onRef('p.source', '=', 's.source'),
    )
    .select([
      's.phone_number_id',
      's.waba_id',
      's.display_phone_number',
      's.verified_name',
      's.checked_at',
      's.first_answer',
    ])
    .select(['s.secret_set_on', 's.is_enabled', 's.pull_every_minutes', 'k.secret_sealed', 'k.app_secret_sealed'])
    .select(['p.failures', 'p.failing_since', 'p.last_error'])
    .where('s.company_id', '=', companyId)
    .where('s.source', '=', chatSource)
    .executeTakeFirst();
  if (!row) return undefined;
  const { open } = sourceSeal(services, companyId, chatSource);
  const { secret_sealed, app_secret_sealed, ...plain } = row;
  return {
    ...plain,
    isSealed: secret_sealed !== null,
    access_token: secret_sealed === null ? undefined : open(secret_sealed),
    app_secret: app_secret_sealed === null ? undefined : open(app_secret_sealed),
  };
};
export type ChatSetting = NonNullable<Awaited<ReturnType<typeof readChatSetting>>>;

/** By what Meta is asked about a number, or why it cannot be. */
export const accessOf = (setting: ChatSetting | undefined): OpenedAccess => {
  const { of } = leadSourceProblems;
  if (!setting?.isSealed) return { ok: false, problem: of.noSecret({ source: chatSource }) };
  const { access_token, phone_number_id, waba_id } = setting;
  if (access_token === undefined) return { ok: false, problem: of.sealedAway({ source: chatSource }) };
  return { ok: true, access: { access_token, phone_number_id, waba_id } };
};

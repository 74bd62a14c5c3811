import type { NumberCheck } from '@angan/contract/lead-events/lead-whatsapp.ts';
import { type LeadSourceProblem, leadSourceProblems } from '@angan/contract/lead-events/problems.ts';
import { numberTexts } from '@angan/contract/whatsapp/numbers.ts';
import { chatSource } from '@angan/domain/leads/index.ts';
import { keptCode, metaErrorOf } from '@angan/domain/whatsapp/errors.ts';
import { sql } from 'kysely';
import type { Services, SteppedContext } from '../../core/context.ts';
import { tell } from '../../core/live/tell.ts';
import { type MetaError, metaApi } from '../../whatsapp/index.ts';
import { accessOf, type ChatAccess, readChatSetting } from './chat-access.ts';

/** Meta by the token of an office. */
export const metaOf = ({ settings }: Services, { access_token }: Pick<ChatAccess, 'access_token'>) => {
  const { url, version } = settings.meta;
  return metaApi({ url, version, token: access_token });
};

const gone = 33;
const { of } = leadSourceProblems;

/** Why Meta did not do something, in our words for its codes. */
export const metaProblem = ({ is, code, subcode, retryAfter }: MetaError): LeadSourceProblem => {
  if (is === 'token' && code !== 0) return of.meta({ why: numberTexts.tokenRefused });
  if (code === 0 || is === 'unknown') return of.notReached({ source: chatSource });
  if (retryAfter) return of.throttled({ source: chatSource });
  return of.meta({
    why: keptCode(code, subcode) === gone ? numberTexts.notThere : metaErrorOf(code, subcode).meaning,
  });
};

/**
 * Asks Meta for the number, that the office sees whose it is, and has its app hear of the account: without that no webhook
 * comes. What Meta says is kept, and so is why it does not.
 */
export const checkNumber = async (context: SteppedContext): Promise<NumberCheck> => {
  const { services, actor, step } = context;
  const { companyId } = actor;
  const opened = await step(async ({ db }) => accessOf(await readChatSetting(services, db, companyId)));
  const none = { display_phone_number: '', verified_name: '' };
  if (!opened.ok) return { ...none, problem: opened.problem };
  const { access } = opened;
  const meta = metaOf(services, access);
  const number = await meta.numbers.get(access.phone_number_id);
  const heard = number.ok ? await meta.apps.subscribe(access.waba_id) : number;
  if (!heard.ok || !number.ok) {
    const problem = metaProblem((heard.ok ? (number as { error: MetaError }) : heard).error);
    return { ...none, problem };
  }
  const { display_phone_number, verified_name } = number.value;
  await step(async ({ db }) => {
    await db
      .updateTable('lead_source_setting')
      .set({ display_phone_number, verified_name, checked_at: services.now().toISOString() })
      .where('company_id', '=', companyId)
      .where('source', '=', chatSource)
      .execute();
    await sql`select ${tell(companyId, 'lead_source_setting')}`.execute(db);
  });
  return { display_phone_number, verified_name, problem: null };
};

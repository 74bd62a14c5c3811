import type { Received } from '@angan/contract/kit/call.ts';
import type { leadWhatsappCalls } from '@angan/contract/lead-events/lead-whatsapp.ts';
import { leadEventTexts } from '@angan/contract/lead-events/texts.ts';
import { chatSource } from '@angan/domain/leads/index.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { tell } from '../../core/live/tell.ts';
import { sourceSeal } from '../source-keys.ts';
import { changeSource, ensureSource, rotateToken, sourceHappenings } from '../sources/index.ts';
import { type ChatSetting, readChatSetting } from './chat-access.ts';
import { checkNumber } from './check-number.ts';
import { sendableTemplates } from './first-answer/index.ts';
import { readLeadWhatsapp } from './whatsapp-row.ts';

type Body = Received<typeof leadWhatsappCalls.save>['body'];

/** What has to be there before a number is on, and which of it is not. */
const mistakesOf = (body: Body, setting: ChatSetting | undefined): Record<string, string[]> => {
  const there = {
    phone_number_id: body.phone_number_id ?? setting?.phone_number_id,
    waba_id: body.waba_id ?? setting?.waba_id,
    access_token: body.access_token ?? setting?.access_token,
    app_secret: body.app_secret ?? setting?.app_secret,
  };
  const missing = Object.entries(there).filter(([, value]) => !value);
  return Object.fromEntries(missing.map(([field]) => [field, [leadEventTexts.neededToConnect]]));
};

const save = async (context: Context, body: Body): Promise<void> => {
  const { db, actor, services } = context;
  const { access_token, app_secret, first_answer, ...given } = body;
  const before = await readChatSetting(services, db, actor.companyId);
  const mistakes = (body.is_enabled ?? before?.is_enabled) ? mistakesOf(body, before) : {};
  if (Object.keys(mistakes).length > 0) throw fieldErrors(mistakes);
  if (first_answer && first_answer.template === null && first_answer.text === '')
    throw fieldErrors({ first_answer: [leadEventTexts.nothingToSend] });
  await ensureSource(context, chatSource);
  // What was asked of another number says nothing of this one.
  const isOther = given.phone_number_id !== undefined && given.phone_number_id !== before?.phone_number_id;
  await changeSource(
    context,
    chatSource,
    { ...given, mode: 'Push', ...(isOther && { display_phone_number: '', verified_name: '' }) },
    { field: 'access_token', value: access_token },
  );
  if (first_answer !== undefined) await saveFirstAnswer(context, first_answer);
  if (app_secret === undefined) return;
  const sealed = sourceSeal(services, actor.companyId, chatSource).seal(app_secret);
  await db
    .updateTable('lead_source_key')
    .set({ app_secret_sealed: sealed })
    .where('company_id', '=', actor.companyId)
    .where('source', '=', chatSource)
    .execute();
  await forgetFaults(context);
  // Of a secret alone no record changes.
  await sql`select ${tell(actor.companyId, 'lead_source_setting')}`.execute(db);
};

const saveFirstAnswer = ({ db, actor }: Context, first_answer: Body['first_answer']) =>
  db
    .updateTable('lead_source_setting')
    .set({ first_answer: first_answer ? JSON.stringify(first_answer) : null })
    .where('company_id', '=', actor.companyId)
    .where('source', '=', chatSource)
    .execute();

/** A new secret begins without the old one's faults. */
const forgetFaults = ({ db, actor }: Context) =>
  db
    .updateTable('lead_source_pull')
    .set({ failures: 0, failing_since: null, last_error: null, asked_at: [] })
    .where('company_id', '=', actor.companyId)
    .where('source', '=', chatSource)
    .execute();

const disconnect = async (context: Context): Promise<void> => {
  const { db, actor } = context;
  const ofChat = { company_id: actor.companyId, source: chatSource };
  await rotateToken(context, chatSource);
  await db
    .updateTable('lead_source_key')
    .set({ secret_sealed: null, app_secret_sealed: null })
    .where((is) => is.and(ofChat))
    .execute();
  await db
    .updateTable('lead_source_setting')
    .set({
      ...{ is_enabled: false, phone_number_id: '', waba_id: '', display_phone_number: '', verified_name: '' },
      ...{ secret_set_on: null, checked_at: null, first_answer: null },
    })
    .where((is) => is.and(ofChat))
    .execute();
  await forgetFaults(context);
};

export const leadWhatsappHandlers: Handlers<typeof leadWhatsappCalls> = {
  get: (_, context) => readLeadWhatsapp(context),

  async save({ body }, context) {
    await save(context, body);
    return readLeadWhatsapp(context);
  },

  test: (_, context) => checkNumber(context),

  templates: (_, context) => sendableTemplates(context),

  async rotate(_, context) {
    await rotateToken(context, chatSource);
    return readLeadWhatsapp(context);
  },

  async disconnect(_, context) {
    await disconnect(context);
    return readLeadWhatsapp(context);
  },

  happenings: (_, context) => sourceHappenings(context, chatSource),
};

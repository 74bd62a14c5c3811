import { stoppedMarketing, wishIn, wishOfPreference } from '@angan/domain/whatsapp/opt-out.ts';
import { mobileOf } from '@angan/domain/whatsapp/people.ts';
import { type Kysely, sql } from 'kysely';
import { stopWhatsappAlerts } from '../../alerts/index.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import type { FieldHandlers } from '../field-handler.ts';
import type { CameIn } from '../meta/event.ts';
import { part, parts, said, timeOf } from '../meta/json.ts';
import { personOf } from '../meta/read-message.ts';
import { setCompany } from '../set-company.ts';
import { applyWishes, type SaidWish } from './apply.ts';
import { holdWishes } from './lock.ts';

type Came = Pick<CameIn, 'person' | 'kind' | 'body' | 'at'>;

const wishOf = ({ person, kind, body, at }: Came): SaidWish[] => {
  const wish = kind === 'text' || kind === 'button' || kind === 'interactive' ? wishIn(body) : undefined;
  return wish ? [{ wa_id: person.wa_id, user_id: person.user_id, wish, how: 'Message', said: body, at }] : [];
};

/** STOP and its kin, and the taps on a quick reply that says so: also of a broker who had alerts sent there. */
export const hearWishes = async (
  db: Kysely<DB>,
  companyId: number,
  written: readonly { readonly message: Came }[],
): Promise<void> => {
  const wishes = written.flatMap(({ message }) => wishOf(message));
  await applyWishes(db, companyId, wishes);
  await stopWhatsappAlerts(
    db,
    wishes.flatMap(({ wish, wa_id, at }) => {
      const mobile = wish === 'stop' && wa_id ? mobileOf(wa_id) : undefined;
      return mobile ? [{ mobile, at }] : [];
    }),
  );
};

/** Before any row is locked by what is going to be written: see holdWishes. */
export const awaitWishes = async (
  db: Kysely<DB>,
  companyId: number,
  messages: readonly Came[],
  refused: readonly { readonly code?: number | undefined }[],
): Promise<void> => {
  const isWish =
    refused.some(({ code }) => code === stoppedMarketing) || messages.some((one) => wishOf(one).length > 0);
  if (isWish) await holdWishes(db, companyId);
};

/**
 * Meta refused messages since these people stopped marketing in WhatsApp: the ids are of messages of ours, `at` is when
 * Meta said so, where that is not now.
 */
export const hearRefusals = async (
  db: Kysely<DB>,
  companyId: number,
  refused: readonly {
    readonly id?: number | undefined;
    readonly wamid?: string | undefined;
    readonly code?: number | undefined;
    readonly at?: Date;
  }[],
): Promise<void> => {
  const stopped = refused.filter(({ code }) => code === stoppedMarketing);
  if (stopped.length === 0) return;
  const ids = stopped.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const wamids = stopped.flatMap(({ wamid }) => (wamid === undefined ? [] : [wamid]));
  const { rows } = await sql<{ id: number; wamid: string | null; wa_id: string | null; user_id: string | null }>`
    select m.id, m.wamid, c.wa_id, c.user_id from whatsapp_message m join whatsapp_chat c on c.company_id = ${companyId} and c.id = m.chat
     where m.company_id = ${companyId} and (m.id = any (${ids}::bigint[])
       or m.wamid is not null and m.wamid = any (${wamids}::text[]) and m.number in (select id from whatsapp_number where company_id = ${companyId}))`.execute(
    db,
  );
  await applyWishes(
    db,
    companyId,
    rows.map(({ id, wamid, wa_id, user_id }) => ({
      wa_id: wa_id ?? undefined,
      user_id: user_id ?? undefined,
      wish: 'stop',
      how: 'Refusal',
      said: '',
      at: stopped.find((one) => one.id === id || (wamid !== null && one.wamid === wamid))?.at ?? new Date(),
    })),
  );
};

/** The switch in WhatsApp itself. Its value comes alone or in a list. */
export const optOutFields: FieldHandlers = {
  user_preferences: async (db, changes) => {
    for (const { companyId, value, at } of changes) {
      const all = value.user_preferences === undefined ? [value] : parts(value.user_preferences).map(part);
      const wishes = all.flatMap((one): SaidWish[] => {
        const wish = said(one.category) === 'marketing_messages' ? wishOfPreference(said(one.value)) : undefined;
        if (!wish) return [];
        const person = personOf({ from: one.wa_id, from_user_id: one.user_id }, parts(value.contacts));
        if (!person) return [];
        const { wa_id, user_id } = person;
        // The time of the whole event may be a moment before that of a wish in it.
        const wished = timeOf(one.timestamp, at, new Date());
        return [{ wa_id, user_id, wish, how: 'WhatsApp', said: said(one.detail), at: wished }];
      });
      if (wishes.length === 0) continue;
      await setCompany(db, companyId);
      await applyWishes(db, companyId, wishes);
    }
  },
};

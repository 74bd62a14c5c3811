import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { noteAlertsTold } from '../alerts/note-told.ts';
import { countSoon } from '../broadcast-tasks.ts';
import type { FieldHandlers } from '../field-handler.ts';
import type { FieldChange, ReadEvent } from '../meta/event.ts';
import { notify } from '../notify.ts';
import { awaitWishes, hearRefusals, hearWishes } from '../opt-outs/index.ts';
import { idInCallback } from '../outgoing/callback-data.ts';
import { setCompany } from '../set-company.ts';
import { applyEdits } from './apply-edits.ts';
import { learnPeople } from './learn-people.ts';
import { fetchMedia } from './media-task.ts';
import { moveInquiries } from './move-inquiries.ts';
import { noteAds } from './note-ads.ts';
import { noteReplies } from './note-replies.ts';
import { updateChats } from './update-chats.ts';
import { writeMessages } from './write-messages.ts';
import { writeStatuses } from './write-statuses.ts';

interface OurNumber {
  company_id: number;
  id: number;
  waba_id: string;
  phone_number_id: string;
}

/**
 * Writes what the events say, in a transaction of the platform. Answers what in them was for none of our numbers and
 * accounts, by event. The same events may be written again.
 */
export const writeEvents = async (
  db: Kysely<DB>,
  events: readonly ReadEvent[],
  handlers: FieldHandlers,
): Promise<Map<ReadEvent, string>> => {
  const numbers = await ourNumbers(db, events);
  const byPhone = new Map(numbers.map((number) => [number.phone_number_id, number]));
  const strays = new Map<ReadEvent, string>();
  for (const event of events) {
    const strange = [...event.messages, ...event.statuses].find((one) => !byPhone.has(one.phoneNumberId));
    if (strange) strays.set(event, 'It is about a number that is not connected here');
  }
  for (const company of new Set(numbers.map((number) => number.company_id)))
    await writeForCompany(
      db,
      company,
      events,
      new Map([...byPhone].filter(([, number]) => number.company_id === company)),
    );
  await writeChanges(db, events, numbers, handlers);
  return strays;
};

const ourNumbers = async (db: Kysely<DB>, events: readonly ReadEvent[]): Promise<OurNumber[]> => {
  const phones = new Set(events.flatMap((one) => [...one.messages, ...one.statuses].map((two) => two.phoneNumberId)));
  const accounts = new Set(events.flatMap((one) => one.changes.map(({ wabaId }) => wabaId)));
  const { rows } = await sql<OurNumber>`select company_id, id, waba_id, phone_number_id from whatsapp_number
     where phone_number_id = any (${[...phones]}::text[]) or waba_id = any (${[...accounts]}::text[]) order by id`.execute(
    db,
  );
  return rows;
};

const writeForCompany = async (
  db: Kysely<DB>,
  companyId: number,
  events: readonly ReadEvent[],
  numbers: ReadonlyMap<string, OurNumber>,
): Promise<void> => {
  await setCompany(db, companyId);
  const toOurs = <T extends { readonly phoneNumberId: string }>(all: readonly T[]) =>
    all.flatMap((one) => {
      const number = numbers.get(one.phoneNumberId);
      return number ? [{ ...one, number: number.id }] : [];
    });
  const messages = toOurs(events.flatMap((event) => event.messages));
  const statuses = toOurs(events.flatMap((event) => event.statuses));
  const refused = statuses.map(({ callback, wamid, error, at }) => ({
    id: idInCallback(callback, companyId),
    wamid,
    code: error?.code,
    at,
  }));

  await awaitWishes(db, companyId, messages, refused);
  await learnPeople(db, companyId, statuses);
  const written = messages.length > 0 ? await writeMessages(db, companyId, messages) : [];
  // Before chats become one, so that what was counted for either goes with it.
  await noteAds(db, companyId, written);
  await updateChats(db, companyId, written);
  await applyEdits(db, companyId, written);
  const changed = await writeStatuses(db, companyId, statuses);
  await noteAlertsTold(db, statuses);

  if (written.some(({ message }) => message.hasFile)) await enqueue(db, fetchMedia, {}, { key: 'whatsapp media' });
  await moveInquiries(db, companyId, written);
  await noteReplies(db, companyId, written);
  await hearWishes(db, companyId, written);
  await hearRefusals(db, companyId, refused);
  await notify(db, companyId, 'whatsapp_chat', [...written.map(({ chat }) => chat), ...changed.chats]);
  await notify(db, companyId, 'whatsapp_broadcast', changed.broadcasts);
  await countSoon(db, changed.broadcasts, new Date());
  await noteHeard(db, companyId, new Set([...messages, ...statuses].map((one) => one.number)));
};

/** Once a minute is often enough to see that webhooks come. */
const noteHeard = async (db: Kysely<DB>, companyId: number, numbers: ReadonlySet<number>) => {
  if (numbers.size === 0) return;
  await sql`update whatsapp_number set last_webhook_at = now() where company_id = ${companyId} and id = any (${[...numbers]}::bigint[])
    and (last_webhook_at is null or last_webhook_at < now() - interval '1 minute')`.execute(db);
};

const writeChanges = async (
  db: Kysely<DB>,
  events: readonly ReadEvent[],
  numbers: readonly OurNumber[],
  handlers: FieldHandlers,
): Promise<void> => {
  const ours = events
    .flatMap((event) => event.changes)
    .flatMap((change) => {
      const theirs = numbers.filter((number) => isAbout(change, number));
      return theirs[0] ? [{ ...change, companyId: theirs[0].company_id, numberIds: theirs.map(({ id }) => id) }] : [];
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const [field, changes] of Map.groupBy(ours, (change) => change.field)) await handlers[field]?.(db, changes);
};

const isAbout = ({ wabaId, phoneNumberId }: FieldChange, number: OurNumber): boolean =>
  number.waba_id === wabaId && (phoneNumberId === '' || number.phone_number_id === phoneNumberId);

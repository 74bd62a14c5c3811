import { broadcastLimits } from '@angan/contract/whatsapp/broadcast-parts.ts';
import { broadcastTexts } from '@angan/contract/whatsapp/broadcast-texts.ts';
import { broadcastHalts } from '@angan/contract/whatsapp/stored-sentences.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { inEnglish } from '../../core/english.ts';
import { badRequest } from '../../core/errors.ts';
import { countSoon, writeBroadcastLater } from '../broadcast-tasks.ts';
import { notify } from '../notify.ts';
import { cancelBroadcast, holdBroadcast, releaseBroadcast } from '../outgoing/broadcast-rows.ts';
import { contentOfRow } from '../templates/template-row.ts';
import { changeBroadcast, findBroadcast, heldBroadcast, hoursOf } from './broadcast-row.ts';
import { keepToHours } from './due.ts';
import { countNow } from './follow-job.ts';
import { hindranceOf } from './hold.ts';
import { lookAt } from './look.ts';

/** What people do with a broadcast, each on record. One at a time: the row is locked. */
type Steer = (id: number, context: Context) => Promise<void>;

const note = (db: Kysely<DB>, id: number, action: string, details: object | null = null) =>
  sql`select note_access(${action}, 'whatsapp_broadcast', ${id}, ${details && JSON.stringify(details)}::jsonb)`.execute(
    db,
  );

const dayMs = 24 * 60 * 60_000;

/** Confirms a draft: it goes out now, or at its time. Refused where the audience is no longer as large as was shown. */
export const sendBroadcast = async (id: number, people: number, context: Context): Promise<void> => {
  const { db, actor, services } = context;
  const row = await heldBroadcast(db, actor.companyId, id);
  if (row.status !== 'Draft') throw badRequest(broadcastTexts.onlyDrafts);
  const now = services.now().getTime();
  const sendAt = row.send_at === null ? undefined : Date.parse(row.send_at);
  if (sendAt !== undefined && sendAt < now - 60_000) throw badRequest(broadcastTexts.sendAtPast);
  if (sendAt !== undefined && sendAt > now + broadcastLimits.days * dayMs) throw badRequest(broadcastTexts.sendAtFar);
  const looked = await lookAt(row, context);
  if (looked.refusals[0] !== undefined) throw badRequest(looked.refusals[0]);
  if (looked.people !== people) throw badRequest(broadcastTexts.changed(looked.people));
  const template = looked.template!;
  const isLater = sendAt !== undefined && sendAt > now;
  await changeBroadcast(db, actor.companyId, id, {
    status: isLater ? 'Scheduled' : 'Sending',
    number: looked.number!.id,
    category: template.category,
    text: contentOfRow(template).body,
    cost: JSON.stringify(looked.cost),
    people: looked.people,
    left_out: JSON.stringify(looked.left_out),
    created_by: actor.userId,
    ...(!isLater && { started_at: sql`now()` }),
  });
  await writeBroadcastLater(db, id, isLater ? new Date(sendAt) : undefined);
  await note(db, id, 'sent', { people: [null, looked.people], cost: [null, looked.cost.total] });
  if (!isLater) await countSoon(db, [id], new Date());
  await notify(db, actor.companyId, 'whatsapp_broadcast', [id]);
};

export const pauseBroadcast: Steer = async (id, { db, actor }) => {
  const row = await heldBroadcast(db, actor.companyId, id);
  if (row.status !== 'Sending') throw badRequest(broadcastTexts.notUnderWay);
  await holdBroadcast(db, actor.companyId, id);
  await changeBroadcast(db, actor.companyId, id, { status: 'Paused', halted_why: null });
  await countNow(db, row);
  await note(db, id, 'paused');
  await notify(db, actor.companyId, 'whatsapp_broadcast', [id]);
};

export const resumeBroadcast: Steer = async (id, { db, actor, services }) => {
  const row = await heldBroadcast(db, actor.companyId, id);
  if (row.status !== 'Paused') throw badRequest(broadcastTexts.notPaused);
  const hindrance = hindranceOf(row);
  if (hindrance !== undefined) throw badRequest(inEnglish(broadcastHalts, hindrance));
  await releaseBroadcast(db, actor.companyId, id);
  await keepToHours(db, {
    companyId: actor.companyId,
    broadcast: id,
    hours: hoursOf(row),
    now: new Date(services.now().getTime() + 1000),
  });
  await changeBroadcast(db, actor.companyId, id, { status: 'Sending', halted_why: null });
  if (row.written_at === null) await writeBroadcastLater(db, id);
  await countSoon(db, [id], new Date());
  await note(db, id, 'resumed');
  await notify(db, actor.companyId, 'whatsapp_broadcast', [id]);
};

export const stopBroadcast: Steer = async (id, { db, actor }) => {
  const row = await heldBroadcast(db, actor.companyId, id);
  if (!['Scheduled', 'Sending', 'Paused'].includes(row.status)) throw badRequest(broadcastTexts.notUnderWay);
  await cancelBroadcast(db, actor.companyId, id);
  await changeBroadcast(db, actor.companyId, id, { status: 'Stopped', halted_why: null, finished_at: sql`now()` });
  await countNow(db, row);
  await note(db, id, 'stopped');
  await notify(db, actor.companyId, 'whatsapp_broadcast', [id]);
};

/** Meta no longer takes its template: paused until somebody has seen to that. Its messages are held by the sender. */
export const haltBroadcast = async (
  db: Kysely<DB>,
  { companyId, broadcast, code }: { companyId: number; broadcast: number; code: number },
): Promise<void> => {
  const row = await findBroadcast(db, companyId, broadcast);
  if (row?.status !== 'Sending') return;
  await changeBroadcast(db, companyId, broadcast, {
    status: 'Paused',
    halted_why: broadcastHalts.of.refused({ meaning: code }),
  });
  await countSoon(db, [broadcast], new Date());
};

import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import type pg from 'pg';
import { onConnection } from '../../core/database/on-connection.ts';
import { writeBroadcastLater } from '../../whatsapp/index.ts';
import { insertRows } from '../insert-rows.ts';
import { type DemoBroadcast, demoBroadcasts } from './broadcasts.ts';
import { inCity } from './brokers.ts';
import { ownSince, type Place } from './place.ts';
import { courseOf, type RanTo } from './ran-to.ts';
import { type KnownBrokers, writeBrokers } from './write-brokers.ts';
import { writeReplies } from './write-replies.ts';
import { writeResults } from './write-results.ts';
import type { TemplateIds } from './write-templates.ts';

const minuteMs = 60_000;

/** Brokers whom the platform writes to, and broadcasts to them: done, under way, to come, and being put together. */
export const writeBroadcasts = async (client: pg.PoolClient, place: Place, templates: TemplateIds): Promise<void> => {
  const known = await writeBrokers(client, place);
  for (const broadcast of demoBroadcasts) {
    const at = broadcast.day === undefined ? undefined : elevenOn(place.now, broadcast.day);
    const people = broadcast.group ? inCity(known.brokers, broadcast.group).filter((one) => one.agreed) : [];
    const ran = people.map((person, index) => courseOf(person, index, index < people.length * broadcast.sent));
    const [id] = await insertRows(client, 'whatsapp_broadcast', [
      rowOf(broadcast, place, { at, ran, known, template: templates.get(broadcast.template)! }),
    ]);
    if (broadcast.status === 'Scheduled') await writeBroadcastLater(onConnection(client), id!, at);
    if (broadcast.sent === 0) continue;
    const begun = { ...broadcast, id: id!, at: at!, template: templates.get(broadcast.template)! };
    const written = { ...begun, content: broadcast.template };
    await writeResults(client, place, written, ran);
    await writeReplies(client, place, written, ran);
  }
};

/** Eleven in the morning in India, so many days from today. */
const elevenOn = (now: Date, days: number): Date => new Date(`${addDays(dayInIndia(now), days)}T11:00:00+05:30`);

interface Given {
  readonly at: Date | undefined;
  readonly ran: readonly RanTo[];
  readonly known: KnownBrokers;
  readonly template: number;
}

const rowOf = (
  { name, status, group, sent, hours, fillings, template: content }: DemoBroadcast,
  place: Place,
  given: Given,
) => {
  const { at, ran, known, template } = given;
  const isBegun = sent > 0;
  const began = isBegun ? at : null;
  const made = ownSince(place, isBegun ? 0 : 0.1);
  return {
    ...made,
    ...(isBegun && { created_date: at, last_updated: at }),
    name,
    status,
    number: place.number,
    template,
    audience: {
      contacts: group ? 'Filtered' : 'Everybody',
      filters: group ? { contactgroup: [known.groups.get(group)] } : {},
      pasted: '',
      pasted_agreed: false,
    },
    fillings,
    hours,
    send_at: status === 'Scheduled' ? at : null,
    category: status === 'Draft' ? '' : content.category,
    text: status === 'Draft' ? '' : content.body,
    cost: status === 'Draft' ? null : costOf(ran.length),
    listed_at: began,
    written_at: began,
    started_at: began,
    finished_at: status === 'Done' ? new Date(at!.getTime() + 4 * minuteMs) : null,
    halted_why: null,
    people: ran.length,
    left_out: group ? { 'No consent': inCity(known.brokers, group).length - ran.length } : {},
    counts: isBegun ? countBy(ran.map((one) => one.status)) : {},
    replied: ran.filter((one) => one.says).length,
    clicks: countBy(ran.map((one) => (one.taps ? one.says : '')).filter(Boolean)),
    export_format: '',
    export_status: '',
  };
};

const countBy = (words: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]));

/** As the prices of November 2026 make it. */
const costOf = (people: number) => {
  const net = Math.round(people * 86.31) / 100;
  const gst = Math.round(net * 18) / 100;
  const line = { country: '91', people, charged: people, rate: 0.8631, amount: net };
  return { lines: [line], net, gst, total: Math.round((net + gst) * 100) / 100, unpriced: 0 };
};

import { setTimeout as pause } from 'node:timers/promises';
import { keptCode } from '@angan/domain/whatsapp/errors.ts';
import { mayGo, newPace, type Pace, paceAt, slowed, take as taken } from '@angan/domain/whatsapp/pace.ts';
import type { Verdict } from '@angan/domain/whatsapp/sending.ts';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Services } from '../../core/context.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { inTransaction, openingForCompany } from '../../core/database/transaction.ts';
import type { MetaError } from '../meta/index.ts';
import { notify, whereOf } from '../notify.ts';
import { metaOfNumber, type NumberRow } from '../numbers/number-row.ts';
import { tokenExpired, waitWithBroadcasts } from '../numbers/number-troubles.ts';
import { type Claimed, claim, leaveUnknown } from './claim.ts';
import { newOutcomeBook } from './outcome-book.ts';
import { newFilePutter } from './put-files.ts';
import { stopRefusedBroadcast } from './refused-broadcast.ts';
import { type Sent, sendOne } from './send-one.ts';

/** How often messages are claimed while there are any: small lots, so that a crash leaves few in doubt. */
const tickMs = 40;
/** How long a sender without work keeps its number. */
const idleMs = 3000;
/** How often the number is read again, and what a dead sender left is looked for. */
const refreshMs = 5000;
/** Messages under way at once, in seconds' worth of the pace: Meta's answers take up to that long. */
const secondsInFlight = 1;
const leastInFlight = 20;

export interface NumberSender {
  /** Something may be due: looks at once instead of at the next tick. */
  wake(): void;
  /** Claims no more; resolves once what is under way is done and written down. */
  stop(): void;
  readonly ended: Promise<void>;
}

/** Sends what is due of one number, until nothing was for a while. Whoever starts it holds the number's lease. */
export const startNumberSender = (services: Services, log: Logger, companyId: number, id: number): NumberSender => {
  const book = newOutcomeBook(services, companyId, log);
  const pairHits = new Map<number, number>();
  const personWaits = new Map<number, number>();
  /** The last message under way to each person: theirs go one after the other, so that they arrive as written. */
  const underWay = new Map<number, Promise<unknown>>();
  let number: NumberRow | undefined;
  let pace: Pace | undefined;
  const inHand = new Set<number>();
  let numberWaits = 0;
  let stopped = false;
  let wake: () => void = () => undefined;

  const step = <T>(work: (db: Kysely<DB>) => Promise<T>): Promise<T> =>
    inTransaction(services.pool, openingForCompany(companyId, null), (client) => work(onConnection(client)));

  const putFile = newFilePutter(services, log, step);

  const refresh = () =>
    step(async (db) => {
      const left = await leaveUnknown(db, companyId, id, [...inHand]);
      if (left > 0)
        log.warn({ messages: left }, 'a sender died over these messages, and nobody knows whether they went');
      number = await db
        .selectFrom('whatsapp_number')
        .selectAll()
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .where('status', '=', 'Connected')
        .executeTakeFirst();
    });

  const follow = async (message: Claimed, { verdict, error }: Sent): Promise<void> => {
    if (!verdict) {
      pairHits.delete(message.chat);
      return;
    }
    log.info({ message: message.id, code: error!.code, is: error!.is }, 'a message was refused');
    if (verdict.slower && pace) pace = slowed(pace, performance.now());
    if (verdict.personWaits) {
      pairHits.set(message.chat, (pairHits.get(message.chat) ?? 0) + 1);
      personWaits.set(message.chat, performance.now() + verdict.personWaits * 1000);
    }
    if (verdict.numberWaits) numberWaits = Math.max(numberWaits, performance.now() + verdict.numberWaits * 1000);
    await tellOthers(message, verdict, error!);
  };

  const tellOthers = async (message: Claimed, verdict: Verdict, error: MetaError): Promise<void> => {
    const seconds = verdict.broadcastsWait;
    if (!verdict.tokenIsBad && !seconds && !verdict.stopsBroadcast) return;
    const held = number;
    const code = keptCode(error.code, error.subcode);
    if (verdict.tokenIsBad) number = undefined;
    await step(async (db) => {
      if (verdict.tokenIsBad && held) await tokenExpired(db, held);
      if (seconds) await waitWithBroadcasts(db, { companyId, number: id, seconds, code });
      if (verdict.stopsBroadcast) await stopRefusedBroadcast(db, { companyId, broadcast: message.broadcast!, code });
    });
    if (!verdict.tokenIsBad) await refresh();
  };

  const send = async (message: Claimed): Promise<void> => {
    const meta = number && metaOfNumber(services, number);
    const waits = personWaits.get(message.chat) ?? 0;
    const seconds = (waits - performance.now()) / 1000;
    if (!meta || seconds > 0) {
      book.note({ id: message.id, status: 'queued', seconds: behind(seconds), uncounted: true });
      return;
    }
    personWaits.delete(message.chat);
    const { phone_number_id: phoneNumberId } = number!;
    const sent = await sendOne({ meta, companyId, number: id, phoneNumberId, pairHits, putFile }, message);
    book.note(sent.outcome);
    await follow(message, sent);
  };

  const launch = (message: Claimed): void => {
    inHand.add(message.id);
    const mine = (underWay.get(message.chat) ?? Promise.resolve())
      .then(() => send(message))
      .catch((error: unknown) => log.error({ err: error, message: message.id }, 'sending failed'))
      .finally(() => {
        inHand.delete(message.id);
        if (underWay.get(message.chat) === mine) underWay.delete(message.chat);
      });
    underWay.set(message.chat, mine);
  };

  /** How many may be claimed at this moment. */
  const room = (): number => {
    const now = performance.now();
    const allowed = number!.throughput;
    pace = paceAt(pace ?? newPace(allowed, now), allowed, now);
    if (now < numberWaits) return 0;
    return Math.min(mayGo(pace), Math.max(leastInFlight, pace.rate * secondsInFlight) - inHand.size);
  };

  const take = async (db: Kysely<DB>, most: number, chatsOnly: boolean): Promise<readonly Claimed[]> => {
    const { claimed, heldBack } = await claim(db, { companyId, number: id, most, chatsOnly });
    const { chats, broadcasts } = whereOf(heldBack);
    await notify(db, companyId, 'whatsapp_chat', chats);
    await notify(db, companyId, 'whatsapp_broadcast', broadcasts);
    return claimed;
  };

  const run = async (): Promise<void> => {
    let refreshedAt = -Infinity;
    let busyAt = performance.now();
    while (!stopped) {
      if (performance.now() - refreshedAt > refreshMs) {
        await refresh();
        refreshedAt = performance.now();
      }
      if (!number) break;
      const most = Math.floor(room());
      const chatsOnly = number.held_until !== null && Date.parse(number.held_until) > Date.now();
      const claimed = most > 0 ? await step((db) => take(db, most, chatsOnly)) : [];
      if (claimed.length > 0) {
        pace = taken(pace!, claimed.length);
        for (const message of claimed) launch(message);
      }
      if (claimed.length > 0 || inHand.size > 0 || performance.now() < numberWaits) busyAt = performance.now();
      else if (performance.now() - busyAt > idleMs) break;
      await rest(claimed.length > 0 || most <= 0 ? tickMs : 250);
    }
  };

  const rest = (ms: number) => {
    const early = new AbortController();
    wake = () => early.abort();
    return pause(ms, undefined, { signal: early.signal }).catch(() => undefined);
  };

  const ended = run()
    .catch((error: unknown) => log.error({ err: error, number: id }, 'the sender of a number failed'))
    .then(async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay.values());
      await book.settled();
    });
  return {
    wake: () => wake(),
    stop: () => {
      stopped = true;
      wake();
    },
    ended,
  };
};

/** When what waits behind another is due: after it, and all at the same moment, so that they keep their order. */
const behind = (seconds: number): number => (seconds > 0 ? Math.ceil(seconds) + 1 : 0);

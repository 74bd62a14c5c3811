import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { contextOfAsker } from '../core/jobs/asker.ts';
import type { PushWriter } from '../core/outbox/index.ts';
import { listedAlert } from './alerts.ts';
import type { AlertReaders } from './subjects.ts';

/** Characters of a message; a push may hold about 3,000 bytes, and a lock screen shows a few lines. */
const mostWords = 400;

/**
 * An alert as a lock screen shows it: what its person may see of it at this moment, and no number of anybody, since
 * others look at that screen too. Nothing where they have read it meanwhile, may not see it any more, or have left.
 */
export const alertPush =
  (readers: AlertReaders): PushWriter =>
  async (db, job, { userId, alert: id }) => {
    const context = await contextOfAsker({ ...job, userId }, db);
    const found = context && (await listedAlert(readers, id, context));
    if (!found || found.read) return undefined;
    const { title, message } = found.alert;
    return { title, body: shortened(maskNumbersIn(message)), tag: `alert ${id}`, url: `/?alert=${id}` };
  };

const shortened = (text: string) => (text.length > mostWords ? `${text.slice(0, mostWords).trimEnd()}…` : text);

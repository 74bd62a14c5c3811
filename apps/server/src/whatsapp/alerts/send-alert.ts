import { alertTemplateName, alertTemplateOf } from '@angan/contract/alerts/alerts-on-whatsapp.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { priceOn } from '@angan/domain/whatsapp/cost.ts';
import { notOnWhatsapp } from '@angan/domain/whatsapp/opt-out.ts';
import { waIdOf } from '@angan/domain/whatsapp/people.ts';
import { filledTemplate } from '@angan/domain/whatsapp/templates/index.ts';
import type { Services } from '../../core/context.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import { inTransaction, openingForPlatform } from '../../core/database/transaction.ts';
import { withoutSecrets } from '../../core/jobs/error-text.ts';
import type { Outcome, WhatsappNotice } from '../../core/outbox/index.ts';
import { accountOf } from '../media/index.ts';
import type { MetaError } from '../meta/index.ts';
import { defaultNumber } from '../numbers/index.ts';
import { tokenExpired } from '../numbers/number-troubles.ts';
import { pricesOf } from '../prices/index.ts';
import { countryOf } from '../prices/reply-cost.ts';
import { contentOfRow, templateRows } from '../templates/index.ts';
import { platformId } from './platform-id.ts';

/**
 * Sends one alert from the platform's number by its template. It is no message of the platform's chats: its words are of
 * the office of its reader, and are kept nowhere. Never throws.
 */
export const sendAlert = async (services: Services, notice: WhatsappNotice): Promise<Outcome> => {
  try {
    const line = await openLine(services, notice);
    if (!line) return { is: 'temporary', why: 'WhatsApp is not ready for alerts' };
    const { account, content, rate } = line;
    const { sent, missing } = filledTemplate(content, {
      body: [notice.content.title, notice.content.body],
      url: { 0: notice.content.url.replace(/^\//, '') },
    });
    if (missing.length > 0) return { is: 'permanent', why: `The template lacks ${missing.join(', ')}` };
    const answer = await account.meta.messages.send(account.phoneNumberId, {
      to: waIdOf(notice.mobile),
      content: { type: 'template', template: sent },
      callbackData: notice.sign,
    });
    if (answer.ok) return { is: 'sent', providerId: answer.value.wamid, rate };
    if (answer.error.is === 'token') await noteToken(services);
    return outcomeOf(answer.error);
  } catch (error) {
    return { is: 'temporary', why: withoutSecrets(error) };
  }
};

const inPlatform = <T>(
  services: Services,
  work: (db: ReturnType<typeof onConnection>, companyId: number) => Promise<T>,
) =>
  inTransaction(services.platformPool, openingForPlatform(''), async (client) => {
    const db = onConnection(client);
    return work(db, await platformId(db));
  });

/** The number, the approved template and the price of the day; undefined where one of the first two is missing. */
const openLine = (services: Services, { language, mobile }: WhatsappNotice) =>
  inPlatform(services, async (db, companyId) => {
    const account = await accountOf(services, db, companyId);
    const row =
      account &&
      (await templateRows(db, companyId)
        .where('t.waba_id', '=', account.wabaId)
        .where('t.template_name', '=', alertTemplateName)
        .where('t.language', '=', alertTemplateOf(language).code)
        .where('t.status', '=', 'APPROVED')
        .executeTakeFirst());
    if (!account || !row) return undefined;
    const price = priceOn(await pricesOf(db, companyId), {
      ...{ country: countryOf(waIdOf(mobile)), category: row.category, day: dayInIndia(services.now()) },
    });
    return { account, content: contentOfRow(row), rate: price?.rate };
  });

const noteToken = (services: Services) =>
  inPlatform(services, async (db, companyId) => {
    const number = await defaultNumber(db, companyId);
    if (number) await tokenExpired(db, number);
  });

const outcomeOf = ({ is, code, message, waitSeconds, retryAfter }: MetaError): Outcome => {
  const why = `WhatsApp answered ${code}: ${message}`;
  const afterSeconds = Math.max(waitSeconds ?? 0, retryAfter ?? 0);
  if (is === 'unknown') return { is: 'unknown', why };
  if (is !== 'permanent') return { is: 'temporary', why, ...(afterSeconds > 0 && { afterSeconds }) };
  return code === notOnWhatsapp ? { is: 'gone', why } : { is: 'permanent', why };
};

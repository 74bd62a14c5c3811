import { type AccountNotice, accountNotices } from '@angan/contract/whatsapp/stored-sentences.ts';
import { beginningOf } from '@angan/domain/beginning.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import type { FieldHandler, FieldHandlers, OurChange } from '../field-handler.ts';
import { part, parts, said } from '../meta/json.ts';
import { notify } from '../notify.ts';
import { setCompany } from '../set-company.ts';
import { refreshNumber } from './refresh-job.ts';

/** What Meta tells of numbers and accounts. What it does not tell with them, or may have told too late, Meta is asked. */

const askAnew: FieldHandler = async (db, changes) => {
  for (const { companyId, numberIds } of changes) {
    await setCompany(db, companyId);
    for (const number of numberIds) await enqueue(db, refreshNumber, { number }, { key: `whatsapp number ${number}` });
  }
};

const { of } = accountNotices;

const noticeOf: Record<string, (value: OurChange['value']) => AccountNotice | null | undefined> = {
  account_update: ({ event, ban_info, restriction_info, violation_info }) => {
    const state = said(part(ban_info).waba_ban_state);
    const restricted = parts(restriction_info).map((one) => said(one.restriction_type));
    switch (said(event)) {
      case 'ACCOUNT_RESTRICTION':
        return restricted.length ? of.restricted({ kinds: restricted }) : null;
      case 'DISABLED_UPDATE':
        return state === 'REINSTATE' ? null : state === 'SCHEDULE_FOR_DISABLE' ? of.toBeDisabled : of.disabled;
      case 'ACCOUNT_VIOLATION':
        return of.violation({ kind: said(part(violation_info).violation_type) });
      case 'ACCOUNT_DELETED':
        return of.deleted;
      case 'ACCOUNT_OFFBOARDED':
        return of.offboarded;
      case 'ACCOUNT_RECONNECTED':
        return null;
      default:
        return undefined;
    }
  },
  account_review_update: ({ decision }) => {
    const decided = said(decision);
    if (decided === 'REJECTED') return of.notApproved;
    return decided === 'APPROVED' ? null : undefined;
  },
  account_alerts: (value) => {
    const info = { ...part(value.alert_info), ...value };
    const described = said(info.alert_description);
    return said(info.alert_status) === 'NONE' || !described
      ? undefined
      : of.alert({ text: beginningOf(described, 500) });
  },
};

/** The latest of a batch stands; null takes the notice away. */
const notice =
  (field: string): FieldHandler =>
  async (db, changes) => {
    for (const change of changes) {
      const account_notice = noticeOf[field]!(change.value);
      if (account_notice !== undefined) await write(db, change, { account_notice });
    }
  };

const capability: FieldHandler = async (db, changes) => {
  for (const change of changes) {
    const limit = tierOf(change.value.max_daily_conversations_per_business);
    if (limit) await write(db, change, { messaging_limit: limit });
  }
};

const limitThenAsk: FieldHandler = async (db, changes) => {
  await capability(db, changes);
  await askAnew(db, changes);
};

/** TIER_2K, or the number itself. */
const tierOf = (value: unknown): string | undefined => {
  const text = said(value);
  if (text.startsWith('TIER_')) return text;
  const number = Number(text);
  if (text === '' || Number.isNaN(number)) return undefined;
  if (number < 0) return 'TIER_UNLIMITED';
  return number >= 1000 ? `TIER_${number / 1000}K` : `TIER_${number}`;
};

const write = async (
  db: Kysely<DB>,
  { companyId, numberIds }: OurChange,
  columns: { account_notice: AccountNotice | null } | { messaging_limit: string },
) => {
  await db
    .updateTable('whatsapp_number')
    .set(columns)
    .where('company_id', '=', companyId)
    .where('id', 'in', [...numberIds])
    .execute();
  await notify(db, companyId, 'whatsapp_number', numberIds);
};

export const numberFields: FieldHandlers = {
  phone_number_quality_update: limitThenAsk,
  phone_number_name_update: askAnew,
  business_capability_update: limitThenAsk,
  account_update: notice('account_update'),
  account_review_update: notice('account_review_update'),
  account_alerts: notice('account_alerts'),
};

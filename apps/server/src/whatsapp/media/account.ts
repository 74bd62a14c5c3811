import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { nonField } from '../../core/errors.ts';
import type { MetaApi } from '../meta/index.ts';
import { defaultNumber, metaOfNumber } from '../numbers/index.ts';

/** The WhatsApp Business account of a company's default number, and Meta with its token. */
export interface Account {
  readonly meta: MetaApi;
  readonly wabaId: string;
  readonly number: number;
  readonly phoneNumberId: string;
}

/** undefined where no number is connected, or its token does not open any more. */
export const accountOf = async (
  services: Services,
  db: Kysely<DB>,
  companyId: number,
): Promise<Account | undefined> => {
  const number = await defaultNumber(db, companyId);
  const meta = number && metaOfNumber(services, number);
  return number && meta && { meta, wabaId: number.waba_id, number: number.id, phoneNumberId: number.phone_number_id };
};

/** The same for a request, which cannot do without one. */
export const requiredAccount = async (services: Services, db: Kysely<DB>, companyId: number): Promise<Account> => {
  const account = await accountOf(services, db, companyId);
  if (!account) throw nonField(templateTexts.noAccount);
  return account;
};

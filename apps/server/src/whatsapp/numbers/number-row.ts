import type { Kysely, Selectable } from 'kysely';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import type { SealedColumn } from '../../core/database/secret-key.ts';
import { newSeal } from '../../core/sealing.ts';
import { type MetaApi, metaApi } from '../meta/index.ts';

export type NumberRow = Selectable<DB['whatsapp_number']>;

/** Seals and opens the tokens of numbers; a token is bound to its number. */
export const tokenSeal = (services: Services) => newSeal(services.settings.secretKey, sealedTokens.purpose);

/** Where the sealed tokens are kept: sealed anew when the secret key changes. */
export const sealedTokens: SealedColumn = {
  table: 'whatsapp_number',
  column: 'token_sealed',
  purpose: 'whatsapp tokens',
  about: 'phone_number_id',
};

/**
 * Meta's API with the token of a number; undefined where it has none that opens, and for the demo's number before the real
 * Meta, which would take its calls for somebody's: such a number must be connected again.
 */
export const metaOfNumber = (
  services: Services,
  { phone_number_id, token_sealed }: Pick<NumberRow, 'phone_number_id' | 'token_sealed'>,
): MetaApi | undefined => {
  if (phone_number_id === services.settings.meta.notItsNumber) return undefined;
  const token = tokenSeal(services).open(token_sealed, phone_number_id);
  return token === undefined ? undefined : metaWith(services, token);
};

export const metaWith = ({ settings }: Services, token: string): MetaApi => {
  const { url, version, appId } = settings.meta;
  return metaApi({ url, version, token, appId });
};

/** The number that a company writes from where none was chosen: its default, if that is connected. */
export const defaultNumber = (db: Kysely<DB>, companyId: number): Promise<NumberRow | undefined> =>
  db
    .selectFrom('whatsapp_number')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('is_default', '=', true)
    .where('status', '=', 'Connected')
    .executeTakeFirst();

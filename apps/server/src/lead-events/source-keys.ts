import { createHash, randomBytes } from 'node:crypto';
import type { LeadSource } from '@angan/domain/leads/index.ts';
import type { Services } from '../core/context.ts';
import type { SealedColumn } from '../core/database/secret-key.ts';
import { newSeal } from '../core/sealing.ts';

const purpose = 'lead sources';
const sealed = { table: 'lead_source_key', purpose, about: 'about' } as const;

/** Where logins and addresses of portals are kept: sealed anew when the secret key changes. */
export const sealedLeadKeys: readonly SealedColumn[] = [
  { ...sealed, column: 'secret_sealed' },
  { ...sealed, column: 'token_sealed' },
  { ...sealed, column: 'app_secret_sealed' },
];

/** Seals and opens what belongs to one source of one office. */
export const sourceSeal = ({ settings }: Pick<Services, 'settings'>, companyId: number, source: LeadSource) => {
  const { seal, open } = newSeal(settings.secretKey, purpose);
  const about = `${companyId} ${source}`;
  return { seal: (secret: string) => seal(secret, about), open: (text: string) => open(text, about) };
};

/** 32 random bytes, as they stand in an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The key of a form that anybody may see: long enough that nobody finds one by trying, and short enough for print. */
export const newFormKey = (): string => randomBytes(12).toString('base64url');

/** What a token is found by: an address that is guessed letter by letter tells nothing by the time that it takes. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

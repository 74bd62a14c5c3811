import type { Actor, Services } from '../../core/context.ts';
import type { SealedColumn } from '../../core/database/secret-key.ts';
import { newSeal } from '../../core/sealing.ts';

type Keeping = Pick<Services, 'settings' | 'now'>;

const purpose = 'facebook pages';
/** Where the tokens of pages are kept: sealed anew when the secret key changes. */
export const sealedPageTokens: SealedColumn = {
  table: 'facebook_page_key',
  column: 'token_sealed',
  purpose,
  about: 'about',
};

/** Seals and opens the token of one page of one office. `page` is our id of it. */
export const pageSeal = ({ settings }: Pick<Services, 'settings'>, companyId: number, page: number) => {
  const { seal, open } = newSeal(settings.secretKey, purpose);
  const about = `${companyId} page ${page}`;
  return { seal: (token: string) => seal(token, about), open: (sealed: string) => open(sealed, about) };
};

const hourMs = 3_600_000;
/** One session of one person of one office. */
const sessionOf = ({ companyId, userId, deviceId }: Actor) => `${companyId} ${userId} ${deviceId}`;

interface Ending {
  readonly until: number;
}
const read = <T extends Ending>(text: string | undefined, now: Date): T | undefined => {
  if (text === undefined) return undefined;
  const kept = JSON.parse(text) as T;
  return kept.until > now.getTime() ? kept : undefined;
};

/** The state of Facebook's dialog: of no use in another session, or after an hour. */
export const dialogState = ({ settings, now }: Keeping, actor: Actor) => {
  const { seal, open } = newSeal(settings.secretKey, 'facebook dialog');
  return {
    make: (): string => seal(JSON.stringify({ until: now().getTime() + hourMs }), sessionOf(actor)),
    isOurs: (state: string): boolean => read(open(state, sessionOf(actor)), now()) !== undefined,
  };
};

export interface Handle extends Ending {
  readonly page_id: string;
  readonly name: string;
  readonly token: string;
}

/** What the browser holds in the place of a page's token, between choosing a page and connecting it. */
export const pageHandle = ({ settings, now }: Keeping, actor: Actor) => {
  const { seal, open } = newSeal(settings.secretKey, 'facebook handles');
  return {
    make: (page: Omit<Handle, 'until'>): string =>
      seal(JSON.stringify({ ...page, until: now().getTime() + hourMs }), sessionOf(actor)),
    open: (handle: string): Handle | undefined => read<Handle>(open(handle, sessionOf(actor)), now()),
  };
};

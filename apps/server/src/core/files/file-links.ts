import { createHmac, timingSafeEqual } from 'node:crypto';

/** Links last between one hour and one and a half, and stay the same for half an hour, so that a browser may keep what it got. */
const stepSeconds = 30 * 60;
const steps = 3;

/**
 * Whether a text is a link to a file, by its form alone. Its digits are ids and a time, which would else be read as
 * somebody's number and masked, in whatever field of an answer it stands.
 */
export const isFileLink = (text: string): boolean =>
  /^\/files\/\d{1,16}\/(?:[a-z\d]{1,12}\/)?\?t=(?:\d{1,16}\.){4}[\w-]{43}$/.test(text);

/** Whose session a link was made for. It is good while that session is, and not longer than its time. */
export interface LinkHolder {
  readonly companyId: number;
  readonly userId: number;
  readonly deviceId: number;
}

/** Signs and reads the links to files. They begin with `/`: the client puts the address of the API in front. */
export const newFileLinks = (secretKey: string, now: () => Date) => {
  const key = createHmac('sha256', secretKey).update('links to files').digest();
  const signature = (...parts: (string | number)[]) =>
    createHmac('sha256', key).update(parts.join('.')).digest('base64url');
  const seconds = () => Math.floor(now().getTime() / 1000);
  return {
    link: ({ companyId, userId, deviceId }: LinkHolder, id: number, variant = ''): string => {
      const expires = (Math.floor(seconds() / stepSeconds) + steps) * stepSeconds;
      const claim = [companyId, userId, deviceId, expires];
      const path = variant ? `/files/${id}/${variant}/` : `/files/${id}/`;
      return `${path}?t=${[...claim, signature(id, variant, ...claim)].join('.')}`;
    },
    /** Whom a link was made for and the seconds it still lasts; undefined where it was not made here or its time is over. */
    read: (token: string, id: number, variant = ''): (LinkHolder & { readonly lasts: number }) | undefined => {
      const [company, user, device, expires, signed] = token.split('.');
      const claim = [company, user, device, expires].map(Number);
      if (!claim.every((part) => Number.isSafeInteger(part) && part > 0)) return undefined;
      const right = Buffer.from(signature(id, variant, ...claim));
      const given = Buffer.from(signed ?? '');
      if (right.length !== given.length || !timingSafeEqual(right, given)) return undefined;
      const lasts = claim[3]! - seconds();
      if (lasts <= 0) return undefined;
      return { companyId: claim[0]!, userId: claim[1]!, deviceId: claim[2]!, lasts };
    },
  };
};
export type FileLinks = ReturnType<typeof newFileLinks>;

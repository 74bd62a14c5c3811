import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SharePictureSize } from '@angan/contract/shares/links.ts';

const lasts = 60 * 60;

/** Links to the pictures of a share's page, good for an hour. */
export const newPictureLinks = (secretKey: string, now: () => Date) => {
  const key = createHmac('sha256', secretKey).update('pictures of shares').digest();
  const sign = (code: string, number: number, until: number) =>
    createHmac('sha256', key).update(`${code}.${number}.${until}`).digest('base64url');
  const seconds = () => Math.floor(now().getTime() / 1000);
  return {
    link: (code: string, number: number, size?: SharePictureSize): string => {
      const until = seconds() + lasts;
      return `/s/${code}/pictures/${number}/?t=${until}.${sign(code, number, until)}${size ? `&size=${size}` : ''}`;
    },
    isGood: (token: string | undefined, code: string, number: number): boolean => {
      const [until = '', signed = ''] = (token ?? '').split('.');
      const right = Buffer.from(sign(code, number, Number(until)));
      const given = Buffer.from(signed);
      return right.length === given.length && timingSafeEqual(right, given) && Number(until) > seconds();
    },
  };
};

import { read, write } from '../persist.ts';

/**
 * Which session was ended last, by the tail of its refresh token. Another tab may write a moment after a logout, before
 * it hears of it; what it writes must not bring the session back.
 */
const endedKey = 'ended';
const tailOf = (refreshToken: string) => refreshToken.slice(-12);
export const markEnded = (refreshToken: string | null): void => {
  if (refreshToken) write(endedKey, tailOf(refreshToken));
};
/** Whether it was this session that was ended last. */
export const wasLastEnded = (refreshToken: string): boolean => read<string>(endedKey) === tailOf(refreshToken);

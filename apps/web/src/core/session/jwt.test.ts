import { describe, expect, test } from 'vitest';
import { endOf, issueOf, refreshDue, skewFrom } from './jwt.ts';

const token = (claims: object) => `x.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.x`;
const minute = 60_000;
const hour = 60 * minute;
/** The server's clock at this moment. */
const server = Date.UTC(2026, 10, 21, 6, 0, 0);
const seconds = (milliseconds: number) => milliseconds / 1000;

const session = (refreshLeft: number, accessIssued: number, clockSkew = 0) => ({
  accessToken: token({ iat: seconds(server + accessIssued), exp: seconds(server + accessIssued + 5 * minute) }),
  refreshToken: token({ exp: seconds(server + refreshLeft) }),
  clockSkew,
});

describe('a refresh is due', () => {
  test('not while the refresh token has ten minutes or more', () => {
    expect(refreshDue(session(10 * minute + 1000, -minute), server)).toBe(false);
  });
  test('when it has less', () => {
    expect(refreshDue(session(10 * minute - 1000, -minute), server)).toBe(true);
  });
  test('only once within these ten minutes', () => {
    expect(refreshDue(session(8 * minute, -minute), server)).toBe(false);
  });
  test('always when it has ended or cannot be read: the server then says that it is over', () => {
    expect(refreshDue(session(-1000, -minute), server)).toBe(true);
    expect(refreshDue({ accessToken: null, refreshToken: 'broken', clockSkew: 0 }, server)).toBe(true);
  });
  test.each([hour, -hour])('by the server, though the clock here is wrong by %i ms', (wrong) => {
    const here = server + wrong;
    const skew = skewFrom(token({ iat: seconds(server) }), here);
    expect(refreshDue(session(30 * minute, -minute, skew), here)).toBe(false);
    expect(refreshDue(session(5 * minute, -20 * minute, skew), here)).toBe(true);
  });
});

test('a token that is none says nothing', () => {
  expect([endOf(null), endOf(''), endOf('a.b.c'), issueOf(token({}))]).toEqual([null, null, null, null]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failureMeaning, metaErrorOf, mostAttempts, pairPause, patientAttempts, pauseAfterAttempt } from './errors.ts';
import { mayGo, newPace, paceAt, slowed, take } from './pace.ts';
import { mobileOf, repliesUntil, waIdOf } from './people.ts';
import { type Circumstances, type Refused, verdictOn } from './sending.ts';
import { furthest, messageStatuses, statusesBelow } from './status.ts';

const luck = fc.double({ min: 0, max: 1, noNaN: true });
const circumstances: fc.Arbitrary<Circumstances> = fc.record({
  attempts: fc.integer({ min: 1, max: 30 }),
  pairHits: fc.integer({ min: 1, max: 20 }),
  ofBroadcast: fc.boolean(),
  luck,
});
const codes = fc.oneof(
  fc.constantFrom(0, 1, 2, 4, 10, 100, 190, 200, 250, 368, 130429, 131000, 131026, 131042, 131047, 131048, 131049),
  fc.constantFrom(131050, 131056, 131057, 132000, 132001, 132015, 132016, 133004),
  fc.integer({ min: 0, max: 140_000 }),
);
const refused = codes.map((code): Refused => {
  const { retry, reach, waitSeconds } = metaErrorOf(code);
  return { is: retry, reach, code, waitSeconds };
});

describe('statuses', () => {
  const status = fc.constantFrom(...messageStatuses);
  test('are a ladder: the furthest of many is the same in any order, and none is below itself', () => {
    fc.assert(
      fc.property(fc.array(status, { minLength: 1 }), fc.array(status), (some, more) => {
        const all = [...some, ...more, ...some];
        expect([...all].reverse().reduce(furthest)).toBe([...some, ...more].reduce(furthest));
        for (const one of all) expect(statusesBelow(one)).not.toContain(one);
      }),
    );
  });
});

describe('what becomes of a message that was refused', () => {
  test('it is sent again only where the same may succeed later, never where it may have gone', () => {
    fc.assert(
      fc.property(refused, circumstances, (error, given) => {
        const { message } = verdictOn(error, given);
        if (error.is === 'permanent') expect(message).toEqual({ is: 'failed' });
        if (message.is === 'again') expect(message.seconds).toBeGreaterThanOrEqual(0);
        expect(verdictOn({ ...error, is: 'unknown' }, given).message).toEqual({ is: 'unknown' });
      }),
    );
  });

  test('whoever keeps refusing is not asked for ever, save where it is not the message’s fault', () => {
    fc.assert(
      fc.property(refused, circumstances, (error, given) => {
        const last = verdictOn(error, { ...given, attempts: Math.max(mostAttempts, patientAttempts) });
        if (last.message.is === 'again')
          expect(Boolean(last.uncounted) || Boolean(last.stopsBroadcast), JSON.stringify(error)).toBe(true);
      }),
    );
  });

  test('one person’s limit holds up that person alone; a person’s refusal stops nobody else', () => {
    fc.assert(
      fc.property(refused, circumstances, (error, given) => {
        const verdict = verdictOn(error, given);
        if (error.reach !== 'person') return;
        expect(verdict).not.toHaveProperty('numberWaits');
        expect(verdict).not.toHaveProperty('broadcastsWait');
        expect(verdict).not.toHaveProperty('stopsBroadcast');
      }),
    );
    expect(
      verdictOn(
        { is: 'wait', code: 131056, reach: 'person', waitSeconds: 6 },
        { attempts: 1, pairHits: 2, ofBroadcast: false, luck: 0 },
      ),
    ).toEqual({
      message: { is: 'again', seconds: 16 },
      personWaits: 16,
      uncounted: true,
    });
  });

  test('pauses grow up to a limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), luck, (attempts, one) => {
        const pause = pauseAfterAttempt(attempts, one);
        expect(pause).toBeGreaterThanOrEqual(Math.min(900, 2 ** (attempts - 1)));
        expect(pause).toBeLessThanOrEqual(900 * 1.5);
        expect(pairPause(attempts)).toBeLessThanOrEqual(3600);
        expect(pairPause(attempts + 1)).toBeGreaterThanOrEqual(pairPause(attempts));
      }),
    );
  });

  test('every meaning is a sentence for people', () => {
    const all = new Set(Array.from({ length: 140_000 }, (_, code) => metaErrorOf(code)));
    expect(all.size).toBeGreaterThan(60);
    for (const { meaning, retry, waitSeconds } of all) {
      expect(meaning).toMatch(/^[A-Z].*\.$/);
      expect(meaning).not.toMatch(/\b\d{5,}\b|API|parameter/);
      expect(retry === 'wait').toBe(waitSeconds !== undefined);
    }
    expect(failureMeaning(131047, 'Re-engagement message')).toMatch(/Send a template/);
    expect(failureMeaning(987_654, 'Of next year')).toBe('Of next year');
    expect(failureMeaning(null, 'Meta could not be reached')).toBe('Meta could not be reached');
    expect(failureMeaning(987_654, '')).toMatch(/^[A-Z].*\.$/);
    expect(metaErrorOf(100, 33)).toBe(metaErrorOf(33));
    expect(metaErrorOf(987_654).retry).toBe('permanent');
  });
});

describe('the pace of a number', () => {
  test('never sends more in a second than is allowed and a tenth more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 200 }), fc.boolean()), { minLength: 1, maxLength: 200 }),
        (allowed, ticks) => {
          let pace = newPace(allowed, 0);
          let now = 0;
          const sent: [number, number][] = [];
          for (const [ms, refusal] of ticks) {
            now += ms;
            pace = paceAt(pace, allowed, now);
            const going = mayGo(pace);
            pace = take(pace, going);
            sent.push([now, going]);
            if (refusal) pace = slowed(pace, now);
            expect(pace.rate).toBeGreaterThanOrEqual(Math.min(allowed, 1));
            expect(pace.rate).toBeLessThanOrEqual(allowed);
          }
          for (const [from] of sent) {
            const within = sent
              .filter(([at]) => at >= from && at < from + 1000)
              .reduce((sum, [, going]) => sum + going, 0);
            expect(within).toBeLessThanOrEqual(allowed * 1.1 + 1);
          }
        },
      ),
    );
  });

  test('halves once for the refusals of one moment, and is back within half a minute', () => {
    let pace = paceAt(newPace(80, 0), 80, 1000);
    for (let refusal = 0; refusal < 10; refusal++) pace = slowed(pace, 1000 + refusal);
    expect(pace.rate).toBe(40);
    expect(paceAt(pace, 80, 31_000).rate).toBe(80);
  });
});

test('Indian numbers are found by ten digits, others by none', () => {
  expect(mobileOf(waIdOf('9824011768'))).toBe('9824011768');
  for (const other of ['9824011768', '15550783881', '91982401176', '9198240117689', ''])
    expect(mobileOf(other)).toBeUndefined();
});

test('the reply window is open for a day after the person wrote', () => {
  const day = 86_400_000;
  expect(repliesUntil(undefined, 5)).toBeUndefined();
  expect(repliesUntil(1000, 1000 + day - 1)).toBe(1000 + day);
  expect(repliesUntil(1000, 1000 + day)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { localOf, momentOf, usualTimes } from './follow-up-times.ts';
import { nextStepOf } from './next-step-words.ts';

const now = Date.parse('2026-11-21T12:00:00+05:30');
const at = (text: string) => new Date(text).toISOString();
const fresh = {
  stage: 'New' as const,
  resume_on: null,
  next_follow_up: null,
  first_response_at: null,
  date_time: at('2026-11-21T11:56:00+05:30'),
};

it('says what is due, since when, and what nobody has said', () => {
  expect(nextStepOf(fresh, now)).toEqual({ text: 'Not called for 4 min', when: 'none' });
  expect(nextStepOf({ ...fresh, first_response_at: fresh.date_time }, now).text).toBe('No next step');
  const due = (next: string) => nextStepOf({ ...fresh, stage: 'Contacted', next_follow_up: at(next) }, now);
  expect(due('2026-11-21T16:00:00+05:30')).toEqual({ text: 'Today, 4:00 PM', when: 'soon' });
  expect(due('2026-11-21T10:59:00+05:30')).toEqual({ text: 'Overdue by 1 hour', when: 'late' });
  expect(due('2026-11-18T10:00:00+05:30')).toEqual({ text: 'Overdue by 3 days', when: 'late' });
  expect(due('2026-11-25T10:00:00+05:30')).toEqual({ text: '25/11/2026, 10:00 AM', when: 'later' });
  expect(nextStepOf({ ...fresh, stage: 'On Hold', resume_on: '2026-12-01' }, now).text).toBe('Goes on 01/12/2026');
});

it('offers the usual times from now on, and takes a typed one as the clock in India has it', () => {
  expect(usualTimes(new Date(now)).map(({ at }) => at)).toEqual([
    '2026-11-21T18:00:00+05:30',
    '2026-11-22T10:00:00+05:30',
    '2026-11-24T10:00:00+05:30',
    '2026-11-28T10:00:00+05:30',
  ]);
  expect(usualTimes(new Date('2026-11-21T17:00:00+05:30'))[0]!.label).toBe('Tomorrow, 10:00 AM');
  expect(localOf(at('2026-11-21T23:30:00+05:30'))).toBe('2026-11-21T23:30');
  expect(momentOf('2026-11-21T23:30')).toBe('2026-11-21T23:30:00+05:30');
});

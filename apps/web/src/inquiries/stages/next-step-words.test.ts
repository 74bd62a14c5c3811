import { expect, it } from 'vitest';
import { nextStepOf } from './next-step-words.ts';

const now = Date.parse('2026-11-21T12:00:00+05:30');
const at = (text: string) => new Date(text).toISOString();
const fresh = {
  stage: 'New' as const,
  resume_on: null,
  next_step: null,
  next_follow_up: null,
  lacks_next_step: false,
  first_response_at: null,
  date_time: at('2026-11-21T11:56:00+05:30'),
};

it('says what is due, since when, and what nobody has said', () => {
  expect(nextStepOf(fresh, now)).toEqual({ text: 'Not called for 4 min', when: 'none' });
  expect(nextStepOf({ ...fresh, first_response_at: fresh.date_time }, now).text).toBe('No next step');
  const lacking = { ...fresh, stage: 'Contacted' as const, lacks_next_step: true };
  expect(nextStepOf(lacking, now)).toEqual({ text: 'No next step', when: 'late' });
  const visit = { type: 'Site Visit' as const, date_time: at('2026-11-21T16:00:00+05:30') };
  expect(nextStepOf({ ...lacking, lacks_next_step: false, next_step: visit }, now)).toEqual({
    text: 'Site Visit, Today, 4:00 PM',
    when: 'soon',
  });
  const missed = { ...lacking, next_follow_up: at('2026-11-20T11:00:00+05:30') };
  expect(nextStepOf(missed, now)).toEqual({ text: 'Overdue by 25 hours', when: 'late' });
  const due = (next: string) =>
    nextStepOf({ ...fresh, stage: 'Contacted', next_step: { type: 'Call', date_time: at(next) } }, now);
  expect(due('2026-11-21T16:00:00+05:30')).toEqual({ text: 'Today, 4:00 PM', when: 'soon' });
  expect(due('2026-11-21T10:59:00+05:30')).toEqual({ text: 'Overdue by 1 hour', when: 'late' });
  expect(due('2026-11-18T10:00:00+05:30')).toEqual({ text: 'Overdue by 3 days', when: 'late' });
  expect(due('2026-11-25T10:00:00+05:30')).toEqual({ text: '25/11/2026, 10:00 AM', when: 'later' });
  expect(nextStepOf({ ...fresh, stage: 'On Hold', resume_on: '2026-12-01' }, now).text).toBe('Goes on 01/12/2026');
});

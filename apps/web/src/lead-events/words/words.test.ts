import { expect, test } from 'vitest';
import { outcomeText } from './lead-words.ts';
import { stateOfSource } from './source-words.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}+05:30`);

test('a source says when it was last asked, what is wrong and when it is asked again', () => {
  const now = at('10:51:00');
  const source = {
    is_enabled: true,
    is_pulled: true,
    last_pulled_at: new Date(at('10:47:00')).toISOString(),
    last_lead_at: null,
    next_pull_at: new Date(at('10:55:00')).toISOString(),
    problem: null,
  };
  expect(stateOfSource(source, now)).toEqual({ text: '4 min ago', state: 'ok' });
  const problem = { key: 'clockSkew', values: { source: 'Housing', minutes: 17 } } as const;
  const failing = stateOfSource({ ...source, problem }, now);
  expect(failing.text).toBe('Clock skew, retry 10:55 AM');
  expect(failing.full).toContain('differ by 17 minutes');
  expect(stateOfSource({ ...source, is_enabled: false, problem }, now)).toEqual({ text: 'off', state: 'off' });
  expect(stateOfSource({ ...source, is_pulled: false }, now).text).toBe('live');
});

test('a lead that made no inquiry says so in a word', () => {
  expect(outcomeText({ result: 'Duplicate', inquiry: null })).toBe('kept once');
  expect(outcomeText({ result: 'Failed', inquiry: null })).toBe('see reason');
});

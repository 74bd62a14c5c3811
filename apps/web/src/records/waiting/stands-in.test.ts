import { expect, test } from 'vitest';
import type { Waiting } from '../../core/queue/index.ts';
import { standsIn } from './stands-in.ts';

const one = (given: Partial<Waiting> & { method?: 'POST' | 'PATCH' }): Waiting => ({
  ...{ key: 'k', person: 1, at: 1, body: undefined, title: 'T', detail: '', changes: [], mend: { path: '/' } },
  ...{ state: 'waiting', call: { method: given.method ?? 'POST', access: 'signed-in' }, url: '/' },
  ...given,
});

test('a new record stands in the list of its kind alone', () => {
  const made = one({ url: '/properties/property/', changes: ['property', 'contact'] });
  expect(standsIn(made, { of: 'property' })).toBe(true);
  expect(standsIn(made, { of: 'contact' })).toBe(false);
});

test('a change stands in its record, and not in the list as if it were new', () => {
  const price = one({ method: 'PATCH', url: '/properties/property/7/', changes: ['property'] });
  const verified = one({ url: '/properties/property/7/verify/', changes: ['property'] });
  for (const change of [price, verified]) {
    expect(standsIn(change, { of: 'property' })).toBe(false);
    expect(standsIn(change, { of: 'property', id: 7, path: '/properties/property/' })).toBe(true);
    expect(standsIn(change, { of: 'property', id: 77, path: '/properties/property/' })).toBe(false);
    expect(standsIn(change, { of: 'inquiry', id: 7, path: '/properties/inquiry/' })).toBe(false);
  }
});

test('a note and a task stand in the record that they are for', () => {
  const note = one({ url: '/properties/notes/', body: { text: 'x', link: { kind: 'contact', id: 7 } } });
  const task = one({ url: '/properties/tasks/', body: { inquiry: 9 }, changes: ['task'] });
  expect(standsIn(note, { of: 'contact', id: 7, path: '/properties/contacts/' })).toBe(true);
  expect(standsIn(note, { of: 'inquiry', id: 7, path: '/properties/inquiry/' })).toBe(false);
  expect(standsIn(task, { of: 'inquiry', id: 9, path: '/properties/inquiry/' })).toBe(true);
  expect(standsIn(task, { of: 'task' })).toBe(true);
});

import { expect, test } from 'vitest';
import { readEvents } from '../live/read-events.ts';
import { address, bodyOf, sameOrigin } from './address.ts';
import { keyOf, showing } from './query.ts';

test('an address fills parameters, repeats lists and leaves out what is empty', () => {
  const query = { contactgroup: [3, 5], search: 'शाह & co', source: '', page: undefined };
  expect(address('/properties/contacts/:id/', { id: 7 }, query)).toBe(
    '/properties/contacts/7/?contactgroup=3&contactgroup=5&search=%E0%A4%B6%E0%A4%BE%E0%A4%B9+%26+co',
  );
});

test('a next link is followed on this origin', () => {
  expect(sameOrigin('https://api.example.in/properties/area/?page=2')).toBe('/properties/area/?page=2');
});

test('a body is JSON, and multipart with repeated keys as soon as it holds a file', () => {
  expect(bodyOf({ name: 'A', email: undefined })).toEqual({ body: '{"name":"A"}', type: 'application/json' });
  const { body, type } = bodyOf({ file: new File(['x'], 'a.png'), contactgroup: [1, 2], note: undefined });
  expect(type).toBeUndefined();
  expect([...(body as FormData).keys()]).toEqual(['file', 'contactgroup', 'contactgroup']);
});

test('an answer is found by any kind of record that it shows', () => {
  const queryKey = keyOf({ shows: ['inquiry', 'contact'], path: '/properties/inquiry/' }, { query: {} });
  expect(queryKey).toEqual([['inquiry', 'contact'], '/properties/inquiry/', { query: {} }]);
  expect(showing('contact').predicate({ queryKey })).toBe(true);
  expect(showing('property', 'inquiry').predicate({ queryKey })).toBe(true);
  expect(showing('property').predicate({ queryKey })).toBe(false);
  expect(showing('property').predicate({ queryKey: ['property'] })).toBe(false);
});

test('events are read whole, in whatever pieces they come', async () => {
  const pieces = [': hello\n\nevent: chan', 'ge\ndata: {"entity":"cont', 'act"}\r\n\r\ndata: a\ndata: b\n', '\n'];
  const body = new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const events = [];
  for await (const event of readEvents(body)) events.push(event);
  expect(events).toEqual([
    { event: 'change', data: '{"entity":"contact"}' },
    { event: 'message', data: 'a\nb' },
  ]);
});

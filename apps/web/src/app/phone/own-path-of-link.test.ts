import { expect, test, vi } from 'vitest';

vi.stubEnv('VITE_API_URL', 'https://office.example');
const { pathOfLink } = await import('./own-path-of-link.ts');

test.each([
  ['https://office.example/tasks?id=7', '/tasks?id=7'],
  ['https://office.example/activation/MQ/abc-def', '/activation/MQ/abc-def'],
  ['/?alert=12', '/?alert=12'],
  ['/searchInquiry', '/searchInquiry'],
])('%s leads into the app', (address, path) => {
  expect(pathOfLink(address)).toBe(path);
});

test.each([
  ['https://evil.example/tasks'],
  ['https://office.example.evil.example/tasks'],
  ['//evil.example/tasks'],
  ['javascript:alert(1)'],
  ['https://office.example/s/Ab12'],
  ['https://office.example/files/1/'],
  ['https://office.example/tasksandmore'],
  [undefined],
  [7],
])('%s does not', (address) => {
  expect(pathOfLink(address)).toBeUndefined();
});

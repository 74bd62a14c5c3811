import { expect, test } from 'vitest';
import { fileOf, filesIn, isSmall } from './kept-pictures.ts';

const link = (file: number, size: string, expires = 1_700_000_000) =>
  `/files/${file}/${size}?t=1.2.3.${expires}.${'a'.repeat(43)}`;

test('a picture is known by its file, however large it is and whenever its link was signed', () => {
  expect(fileOf(link(12, '480/'))).toBe('12');
  expect(fileOf(`https://office.example${link(12, '1600/', 1_800_000_000)}`)).toBe('12');
  expect([isSmall(link(12, '480/')), isSmall(link(12, '1600/'))]).toEqual([true, false]);
});

test('what is no picture of a record is none: documents, photos of people, previews, pictures of the app', () => {
  for (const other of [link(12, ''), link(12, '320/'), 'blob:https://office.example/12', '/icons/icon.svg', ''])
    expect(fileOf(other)).toBeUndefined();
});

test('the pictures of an answer are found wherever they stand in it, each once', () => {
  const answer = { cover: link(7, '480/'), images: [{ url: link(7, '1600/'), thumb_url: link(8, '480/') }] };
  expect(filesIn(answer)).toEqual(['7', '8']);
  expect(filesIn(undefined)).toEqual([]);
});

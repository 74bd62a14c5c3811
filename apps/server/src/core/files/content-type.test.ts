import { expect, test } from 'vitest';
import { contentTypeOf } from './content-type.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['image/jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['image/png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['image/heic', '\0\0\0\x18ftypheic\0\0\0\0'],
  ['image/avif', '\0\0\0\x1cftypavif\0\0\0\0'],
  ['video/mp4', '\0\0\0\x20ftypisom\0\0\x02\0'],
  ['video/quicktime', '\0\0\0\x14ftypqt  \0\0\0\0'],
  [
    'video/webm',
    '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\xf2\x81\x04\x42\xf3\x81\x08\x42\x82\x84webm',
  ],
  ['application/pdf', '%PDF-1.7\n'],
])('%s is known by its first bytes', (type, head) => {
  expect(contentTypeOf(bytes(head))).toBe(type);
});

test.each([
  '',
  '<html>',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'MZ\x90\0',
  'PK\x03\x04',
  ' %PDF-1.7',
  '\0\0\0\x18ftypevil',
  '\x1a\x45\xdf\xa3\xa3\x42\x86\x81\x01\x42\xf7\x81\x01\x42\xf2\x81\x04\x42\xf3\x81\x08\x42\x82\x88matroska',
])('%j is nothing that is kept', (head) => {
  expect(contentTypeOf(bytes(head))).toBeUndefined();
});

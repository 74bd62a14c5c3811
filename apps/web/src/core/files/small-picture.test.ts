import { pictureLimits } from '@angan/contract/files/files.ts';
import { pictureTexts } from '@angan/contract/files/texts.ts';
import { expect, test } from 'vitest';
import { isHeic, smallPicture } from './small-picture.ts';

const file = (type: string, name = 'a', bytes = 3) => new File([new Uint8Array(bytes)], name, { type });

test.each([undefined, null, 'picture.jpg', { size: 1, type: 'image/png' }])('%j is no file', async (given) => {
  await expect(smallPicture(given)).rejects.toThrow(pictureTexts.notAFile);
});

test.each(['text/plain', 'application/pdf', 'video/mp4', ''])('a file of %j is no image', async (type) => {
  await expect(smallPicture(file(type))).rejects.toThrow(pictureTexts.notAnImage);
  await expect(smallPicture(new Blob([], { type }))).rejects.toThrow(pictureTexts.notAnImage);
});

test('up to 1 MB a picture is the same file', async () => {
  const picture = file('image/png', 'a.png', pictureLimits.sentBytes);
  expect(await smallPicture(picture)).toBe(picture);
});

test('nothing is answered for a large one that cannot be made smaller, as here, where nothing can draw', async () => {
  expect(await smallPicture(file('image/jpeg', 'a.jpg', pictureLimits.sentBytes + 1))).toBeUndefined();
});

test('a photo of an iPhone is an image also where the browser does not know its kind', async () => {
  const photo = file('', 'IMG_0001.HEIC');
  expect(await smallPicture(photo)).toBe(photo);
  expect([isHeic(file('image/heif')), isHeic(file('image/jpeg', 'a.jpg'))]).toEqual([true, false]);
});

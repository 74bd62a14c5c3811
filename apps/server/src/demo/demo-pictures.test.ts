import { readdir } from 'node:fs/promises';
import { captionLength, recordFileRules } from '@angan/contract/files/record-files.ts';
import { describe, expect, test } from 'vitest';
import { drawPicture } from '../../tools/demo-pictures/draw-picture.ts';
import { demoPictures } from './pictures/catalogue.ts';
import { drawnFolder } from './pictures/drawn.ts';
import { picturesOf } from './pictures/pictures-of.ts';
import { buildProperties } from './properties.ts';
import { buildOffices } from './seed-demo.ts';

const today = new Date('2026-11-21T11:30:00+05:30');
const { office, contacts } = buildOffices(today)[0]!;
const properties = buildProperties(office, contacts, today);
const pictures = picturesOf(properties);

describe('the pictures of the demo', () => {
  test('are drawn the same at every run, and lie ready in both sizes', async () => {
    const [first] = demoPictures;
    expect(drawPicture(first!)).toBe(drawPicture(first!));
    const there = (await readdir(drawnFolder)).sort();
    const wanted = demoPictures.flatMap(({ name }) => [`${name}.webp`, `${name}.small.webp`]);
    expect(there).toEqual(wanted.sort());
  });

  test('are given to most of what is on offer: three to eight each, a plan for a flat, and to some none yet', () => {
    const onOffer = pictures.filter((_, at) => properties[at]!.facts.status === 'Available');
    const homes = pictures.filter((list, at) => properties[at]!.facts.bhk && list.length > 0);
    expect(onOffer.filter((list) => list.length === 0).length).toBeGreaterThan(4);
    expect(onOffer.filter((list) => list.length > 2).length).toBeGreaterThan(onOffer.length * 0.65);
    for (const list of homes) {
      expect(list.filter(({ kind }) => kind === 'floor_plan')).toHaveLength(1);
      expect(list.length).toBeGreaterThanOrEqual(4);
      expect(list.length).toBeLessThanOrEqual(9);
    }
    expect(picturesOf(properties)).toEqual(pictures);
  });

  test('could have been uploaded: known, once each, and with captions that fit', () => {
    const known = new Set(demoPictures.map(({ name }) => name));
    for (const list of pictures) {
      expect(new Set(list.map(({ picture }) => picture)).size).toBe(list.length);
      expect(list.length).toBeLessThan(recordFileRules.image.most);
      for (const { picture, caption, kind } of list) {
        expect(known.has(picture)).toBe(true);
        expect(caption.length).toBeLessThanOrEqual(captionLength);
        expect(kind === 'floor_plan').toBe(picture.startsWith('plan-'));
      }
    }
  });
});

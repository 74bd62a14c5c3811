import { expect, test } from 'vitest';
import { pointIn } from './map-point.ts';

test('a place on the map is read from numbers and from links of maps', () => {
  const bopal = { latitude: 23.033863, longitude: 72.46336 };
  for (const text of [
    '23.033863, 72.46336',
    '23.033863 72.46336',
    'geo:23.033863,72.46336?z=17',
    'https://www.google.com/maps?q=23.033863,72.46336',
    'https://maps.google.com/?q=loc:23.033863,72.46336&z=16',
    'https://www.google.com/maps/place/Bopal/@23.03,72.46,14z/data=!3m1!4b1!4m6!3m5!8m2!3d23.033863!4d72.46336',
    'https://www.google.com/maps/@23.033863,72.46336,15z',
    'https://www.openstreetmap.org/?mlat=23.033863&mlon=72.46336#map=15/23.0338/72.4633',
  ])
    expect(pointIn(text), text).toEqual(bopal);
});

test('what is no place on earth is none', () => {
  for (const text of ['', 'Bopal', '98250 12345', '95.5, 200.25', 'https://maps.app.goo.gl/abc'])
    expect(pointIn(text), text).toBeUndefined();
});

import type { Words } from '@angan/contract/kit/sentence.ts';

/** What a User-Agent header tells about a device, as the device list shows it: 'Chrome on Windows'. */
export const describeDevice = (userAgent: string) => {
  const browser = first(
    userAgent,
    [
      [/Edg\//, 'Edge'],
      [/OPR\//, 'Opera'],
      [/SamsungBrowser\//, 'Samsung Internet'],
      [/Firefox\//, 'Firefox'],
      [/Chrome\//, 'Chrome'],
      [/Safari\//, 'Safari'],
    ],
    'Browser',
  );
  const os = first(
    userAgent,
    [
      [/Android/, 'Android'],
      [/iPhone|iPad/, 'iOS'],
      [/Windows/, 'Windows'],
      [/Mac OS X/, 'macOS'],
      [/Linux/, 'Linux'],
    ],
    'Unknown system',
  );
  return { browser, os, device_name: `${browser} on ${os}`, device_type: 'Web' as const };
};

const first = (text: string, table: readonly (readonly [RegExp, string])[], otherwise: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? otherwise;

/** 'Safari on iOS', as it is kept, in the words of a language. */
export const deviceIn = (name: string, say: Words['say']): string => {
  const [browser, system, ...more] = name.split(' on ');
  return browser && system && more.length === 0 ? say('{browser} on {system}', { browser, system }) : name;
};

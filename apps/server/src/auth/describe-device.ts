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

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const module = new URL('./icalendar.ts', import.meta.url).href;

/** What is written by a server whose clock stands in a zone. */
const writtenIn = async (zone: string): Promise<string> => {
  const task = {
    id: 7,
    type: 'Meeting',
    date_time: '2026-11-21T00:15:00+05:30',
    duration_minutes: 45,
    status: 'Scheduled',
    is_deleted: false,
    last_updated: '2026-11-20T23:59:59+05:30',
    property: null,
    inquiry: null,
    contact: { id: 1, name: 'Asha Shah', mobile_number_1: '' },
    project: null,
  };
  const script = `
    import { icalendarOf } from ${JSON.stringify(module)};
    process.stdout.write(icalendarOf([{ task: ${JSON.stringify(task)}, origin: 3, sequence: 12 }],
      { name: 'Angan, the; office', publicUrl: 'https://angan.test' }));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TZ: zone },
  });
  return stdout;
};

test('the same moments are written whatever zone the server is in', async () => {
  const [utc, ...others] = await Promise.all(['UTC', 'Asia/Kolkata', 'America/New_York'].map(writtenIn));
  expect(others).toEqual([utc, utc]);
  expect(utc).toContain('DTSTART:20261120T184500Z\r\nDTEND:20261120T193000Z');
  expect(utc).toContain('SEQUENCE:12\r\nDTSTAMP:20261120T182959Z');
  expect(utc).toContain('X-WR-CALNAME:Angan the office\r\n');
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(utc!)).getFirstSubcomponent('vevent') ?? undefined);
  expect([event.uid, event.summary]).toEqual(['task-3@angan.test', 'Meeting with Asha Shah']);
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-20T18:45:00.000Z');
});

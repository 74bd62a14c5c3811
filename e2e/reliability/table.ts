import type { Report } from './reliability.ts';

/** Milliseconds that the event loop of the web process may be held. */
export const heldLimit = 200;
/** How much more memory the web process may have in the end than after it had warmed up. */
export const growthLimit = 1.2;

/** What did not hold, a line each; none is a good run. */
export const broken = ({
  reckoned,
  sent,
  faults,
  refused,
  ended,
  loops,
  memory,
  settled,
  plan,
  back,
  kills,
}: Report): string[] => [
  ...reckoned.flatMap(({ kind, wrong }) => wrong.map((line) => `${kind}: ${line}`)),
  ...(sent.twice ? [`${sent.twice} messages came to Meta twice`] : []),
  ...(sent.missing ? [`${sent.missing} messages are told as sent, and Meta does not have them`] : []),
  ...faults.map((line) => `an answer of ${line}`),
  ...refused.map((line) => `refused without a reason: ${line}`),
  ...ended,
  ...(settled ? [] : ['something was still under way ten minutes after the end']),
  ...loops
    .filter(({ held }) => held > heldLimit)
    .map(({ name, held }) => `the loop of ${name} was held for ${Math.round(held)} ms`),
  ...(memory.after > memory.before * growthLimit ? [`memory grew from ${memory.before} to ${memory.after} MB`] : []),
  ...(back.length < plan.databaseStops || kills < plan.workerKills ? ['not every stop and kill came'] : []),
];

/** The run as a table of docs/reliability.md. */
export const table = (report: Report): string => {
  const { plan, reckoned, sent, statuses, back, loops, memory, kills, heard } = report;
  const rows: [string, string][] = [
    ['minutes, people', `${plan.minutes}, ${plan.people}`],
    ['stops of the database', `${back.length}; answered again after ${Math.max(0, ...back)} ms at most`],
    ['killed workers', String(kills)],
    [
      'answers by status (0: none came)',
      Object.entries(statuses)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
    ],
    ['changes heard', String(heard)],
    [
      'messages that Meta has',
      `${sent.sent}; twice ${sent.twice}, missing ${sent.missing}, 'unknown, check' ${sent.unknown}, failed ${sent.failed}`,
    ],
    [
      'event loop held (late), ms at most',
      loops.map(({ name, held, late }) => `${name} ${Math.round(held)} (${Math.round(late)})`).join(', '),
    ],
    ['memory of the web process, MB', `${memory.before} early, ${memory.after} in the end, ${memory.most} at most`],
  ];
  const kinds = reckoned.map(
    ({ kind, wanted, saved, lost, twice }) => `| ${kind} | ${wanted} | ${saved} | ${lost} | ${twice} |`,
  );
  return [
    '| | |',
    '| --- | --- |',
    ...rows.map(([what, value]) => `| ${what} | ${value} |`),
    '',
    '| kind | wanted | told as saved | lost | twice |',
    '| --- | --- | --- | --- | --- |',
    ...kinds,
  ].join('\n');
};

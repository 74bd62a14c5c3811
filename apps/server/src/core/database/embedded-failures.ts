import { StartError } from '../start-error.ts';

/** What PostgreSQL prints when it does not start, and what the person can do about it. */
const KNOWN: [RegExp, (found: RegExpExecArray, folder: string) => string][] = [
  [
    /No space left on device|Disk quota exceeded/i,
    (_found, folder) =>
      `The disk that holds ${folder} is full: PostgreSQL needs at least 150 MB there. Free some space, or set DATA_DIR to a folder on another disk.`,
  ],
  [
    /error while loading shared libraries: (\S+?):/,
    (found) =>
      `PostgreSQL lacks the system library ${found[1]}. Run npm ci again; if that does not help, install the library, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
  ],
  [
    /lock file "postmaster\.pid" already exists[\s\S]*?PID (\d+)/,
    (found, folder) =>
      `Another PostgreSQL (process ${found[1]}) holds ${folder} and does not answer. End it with: kill ${found[1]}`,
  ],
  [
    /data directory .* has (?:invalid permissions|wrong ownership)/,
    (_found, folder) =>
      `The data folder ${folder} belongs to another user. Start as the user who made it, or set DATA_DIR to a folder of your own.`,
  ],
  [
    /database files are incompatible with server/,
    (_found, folder) =>
      `The data folder ${folder} was written by another version of PostgreSQL. Use the version of Angan that wrote it, or move the folder away.`,
  ],
  [
    /could not (?:create|map|attach).* shared memory|Cannot allocate memory/i,
    () =>
      'There is too little free memory to start PostgreSQL, which needs about 300 MB. Close some programs and try again.',
  ],
  [
    /(?:could not (?:access|open|create|change).*): Permission denied/i,
    (found, folder) =>
      `PostgreSQL may not use ${folder} (${found[0]}). Give it to the user who starts Angan, or set DATA_DIR to a folder of your own.`,
  ],
];

/** Turns the output of a PostgreSQL program that failed into the sentence for the person; `folder` is its data folder. */
export function sentenceFor(output: string, folder: string): StartError {
  for (const [pattern, sentence] of KNOWN) {
    const found = pattern.exec(output);
    if (found) return new StartError(sentence(found, folder));
  }
  const said = output.trim().split('\n').slice(-5).join(' / ');
  return new StartError(`PostgreSQL did not start in ${folder}. It said: ${said || 'nothing'}`);
}

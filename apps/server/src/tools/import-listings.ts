import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { demoOffice } from '@angan/contract/demo/logins.ts';
import { rolePool } from '../core/database/pool.ts';
import { newLog } from '../core/log.ts';
import { readSettings } from '../core/settings.ts';
import { StartError } from '../core/start-error.ts';
import { importListings } from '../imports/index.ts';
import { openDatabase } from '../open-database.ts';

const usage = `npm run import -- FILE.csv [--company '${demoOffice}'] [--coordinates FILE.csv]`;

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { company: { type: 'string', default: demoOffice }, coordinates: { type: 'string' } },
    });
    if (positionals.length === 1) return { file: positionals[0]!, ...values };
  } catch {
    // The usage tells more than the parser does.
  }
  throw new StartError(`Name one file: ${usage}`);
};

/** A file of coordinates that lies beside the listings is theirs: without it, no area would know its neighbours. */
const coordinatesBeside = async (file: string): Promise<string | undefined> => {
  const folder = path.dirname(file);
  const names = await readdir(folder).catch(() => []);
  const found = names.toSorted().find((name) => /coordinates.*\.csv$/i.test(name));
  return found && path.join(folder, found);
};

/** Brings a portal's listings into a company, whether the server runs or not. */
const run = async () => {
  const { file, company, coordinates } = readArguments();
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, newLog('warn'));
  try {
    const found = await database.owner.query<{ id: number }>(
      'select id from company where company_name = $1 and not is_platform',
      [company],
    );
    if (found.rowCount !== 1)
      throw new StartError(`There is ${found.rowCount ? 'more than one' : 'no'} company named ${company}. ${usage}`);
    const pool = rolePool(database.databaseUrl, settings.secretKey, database.roles.app, 2);
    try {
      const companyId = found.rows[0]!.id;
      const coordinatesFile = coordinates ?? (await coordinatesBeside(file));
      if (coordinatesFile) console.log(`Coordinates of areas: ${path.basename(coordinatesFile)}`);
      const lines = await importListings({
        pool,
        companyId,
        file,
        coordinatesFile,
        dataDir: settings.dataDir,
      });
      console.log(lines.join('\n'));
    } finally {
      await pool.end();
    }
  } finally {
    await database.close();
  }
};

try {
  await run();
} catch (error) {
  console.error(error instanceof StartError ? `The import did not run. ${error.message}` : inspect(error));
  process.exitCode = 1;
}

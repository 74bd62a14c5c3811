import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../lib/processes.ts';
import { readAudit } from '../lib/supply-chain/audit.ts';
import { namedHosts, refusedScripts } from '../lib/supply-chain/install-scripts.ts';
import { licenceOf, refusedLicences } from '../lib/supply-chain/licences.ts';
import { readLock } from '../lib/supply-chain/lock.ts';
import { npm } from '../lib/supply-chain/npm.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'require-audit': { type: 'boolean', default: false } },
});
const folder = resolve(positionals[0] ?? join(root, '.cache/supply-chain'));
mkdirSync(folder, { recursive: true });
const write = (name: string, text: string) =>
  writeFileSync(join(folder, name), text.endsWith('\n') ? text : `${text}\n`);

const packages = readLock(root);
const { allowScripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  allowScripts?: Record<string, boolean>;
};
const bill = await npm(['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']);
const audit = await readAudit();
write('bom.cdx.json', bill.said);
write('audit.json', audit.said);
write(
  'licences.csv',
  ['package,version,licence', ...packages.map((one) => `${one.name},${one.version},${licenceOf(one) ?? ''}`)].join(
    '\n',
  ),
);
write(
  'install-scripts.csv',
  [
    'package,version,allowed',
    ...packages
      .filter((one) => one.hasInstallScript)
      .map(({ name, version }) => `${name},${version},${allowScripts[name] === true}`),
  ].join('\n'),
);

const troubles = [
  ...refusedLicences(packages),
  ...refusedScripts(packages, allowScripts),
  ...namedHosts(packages),
  ...(bill.code === 0 ? [] : ['npm wrote no bill of materials: run npm sbom --sbom-format cyclonedx to see why.']),
  ...audit.grave,
  ...(values['require-audit'] && !audit.wasRead ? ['The audit was asked for and not read.'] : []),
];
console.log(
  `${packages.length} packages; bill of materials, licences, install scripts and audit are in ${relative(process.cwd(), folder) || '.'}.`,
);
console.log(audit.summary);
for (const trouble of troubles) console.error(trouble);
process.exit(troubles.length > 0 ? 1 : 0);

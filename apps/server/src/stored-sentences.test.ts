import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { duplicateReasons } from '@angan/contract/contacts/duplicate-reasons.ts';
import { exportProblems } from '@angan/contract/contacts/export-problems.ts';
import { contactTimelineSentences } from '@angan/contract/contacts/timeline-sentences.ts';
import { importProblems } from '@angan/contract/imports/import-problems.ts';
import { reasons, rowReasons, sizeDoubts } from '@angan/contract/imports/row-reasons.ts';
import { rowWords } from '@angan/contract/imports/row-words.ts';
import { compile } from '@angan/contract/kit/compile-message.ts';
import type { Definitions, PlainSentence, Sentence, SentenceOf, SentenceSet } from '@angan/contract/kit/sentence.ts';
import { failures } from '@angan/contract/platform/failures.ts';
import { propertyTimelineSentences } from '@angan/contract/properties/timeline-sentences.ts';
import { taskSentences } from '@angan/contract/tasks/task-sentences.ts';
import {
  accountNotices,
  broadcastHalts,
  lostFiles,
  uploadFailures,
} from '@angan/contract/whatsapp/stored-sentences.ts';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { acrossMigration } from '../test/at-migration.ts';
import { inEnglish } from './core/english.ts';

/** A column with what it may hold. */
interface Column {
  readonly table: string;
  readonly column: string;
  readonly isList?: true;
  /** English as it was stored, with what becomes of it. */
  readonly cases: readonly (readonly [english: string, sentence: Sentence])[];
  readonly english: (sentence: Sentence) => string;
}

const plain = (text: string): PlainSentence => ({ key: 'plain', values: { text } });

/** `later`: keys of sentences that no older version has stored in English. */
const column = <D extends Definitions>(
  name: string,
  set: SentenceSet<D>,
  samples: readonly (SentenceOf<D> | PlainSentence)[],
  { later = [], ...more }: Pick<Column, 'isList'> & { later?: readonly (keyof D)[] } = {},
): Column => {
  const [table = '', of = ''] = name.split('.');
  const english = (sentence: Sentence) => inEnglish(set, sentence as SentenceOf<D>);
  // One without places is its own sample.
  const earlier = Object.entries<unknown>(set.of).filter(([key]) => !later.includes(key));
  const constant = earlier.map(([, one]) => one).filter((one): one is SentenceOf<D> => typeof one === 'object');
  const cases = [...constant, ...samples].map((sentence) => [english(sentence), sentence] as const);
  return { table, column: of, cases, english, ...more };
};

const columns: readonly Column[] = [
  column(
    'data_migration_row.reasons',
    rowReasons,
    [
      reasons.digitsLost({ number: '9.19E+11' }),
      reasons.newGroup({ name: 'Diwali list' }),
      reasons.nameTooLong({ name: 'A long one' }),
      reasons.numberOfLine({ line: 12 }),
      reasons.numberOfSkippedCard({ card: 3 }),
      reasons.dateUnreadable({ field: 'Date of birth' }),
      reasons.noAreaIn({ text: 'Shop (corner) 40+ sq ft.' }),
      reasons.draft({ lacks: ['Enter the price.', 'Choose the BHK.'] }),
      reasons.floorAboveAll({ floor: 9, total: 7 }),
      reasons.unreadable({ field: 'Furnishing', text: 'semi: partly' }),
      reasons.sameAsLine({ line: 4 }),
      plain('Name: Ensure this field has no more than 120 characters.'),
    ],
    { isList: true },
  ),
  column(
    'data_migration.problem',
    importProblems,
    [importProblems.of.brokenText({ line: 1234 }), importProblems.of.tooManyRows({ most: 50_000 })],
    { later: ['whatsappChat'] },
  ),
  column('contact_export.problem', exportProblems, []),
  column('whatsapp_broadcast.halted_why', broadcastHalts, [plain('WhatsApp was busy.')]),
  column('whatsapp_number.account_notice', accountNotices, [
    accountNotices.of.violation({ kind: 'adult' }),
    plain('Verify the business.'),
  ]),
  column('whatsapp_media.failure', uploadFailures, [uploadFailures.of.refused({ text: 'Media upload error.' })]),
  column('whatsapp_message.media_error', lostFiles, []),
  column(
    'outbox_message.last_error',
    failures,
    [failures.of.refused({ why: 'No such mailbox' }), failures.of.perhapsSent({ why: 'It broke off' })],
    { later: ['nobodyLeft', 'toldTogether'] },
  ),
];

/** Lets rows be there without the records that they point to, and with nothing but what is looked at. */
const standAlone = async (client: pg.Client, table: string) => {
  const { rows } = await client.query<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = $1::regclass and contype in ('f', 'c')`,
    [table],
  );
  for (const { name } of rows) await client.query(`alter table ${table} drop constraint "${name}"`);
  await client.query(`alter table ${table} disable trigger user`);
};

/** Every row a new one, with something in each column that needs it. */
const insert = async (client: pg.Client, table: string, given: Readonly<Record<string, unknown>>, at: number) => {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select column_name as name, udt_name as type from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null
        and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table],
  );
  const fill: Readonly<Record<string, unknown>> = { text: `${at}`, jsonb: '{}', bool: false, timestamptz: new Date() };
  const row = {
    ...Object.fromEntries(rows.map(({ name, type }) => [name, fill[type] ?? at])),
    company_id: 1,
    ...given,
  };
  const names = Object.keys(row).map((name) => `"${name}"`);
  await client.query(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, n) => `$${n + 1}`).join(', ')})`,
    Object.values(row),
  );
};

test('what an older version stored in English becomes sentences, and reads as it did', () =>
  acrossMigration(
    '0097',
    async (client) => {
      for (const { table, column: name, isList, cases } of columns) {
        await standAlone(client, table);
        for (const [at, [english]] of cases.entries())
          await insert(client, table, { [name]: isList ? [english] : english }, at + 1);
      }
    },
    async (client) => {
      for (const { table, column: name, isList, cases, english } of columns) {
        const { rows } = await client.query<{ stored: Sentence | Sentence[] }>(
          `select "${name}" as stored from ${table}`,
        );
        const stored = rows.map((row) => (isList ? (row.stored as Sentence[])[0]! : (row.stored as Sentence)));
        const byEnglish = new Map(stored.map((sentence) => [english(sentence), sentence]));
        expect([table, byEnglish]).toEqual([table, new Map(cases)]);
      }
    },
  ));

test('the trail of merges no longer calls anybody Unknown who has no name', () =>
  acrossMigration(
    '0102',
    async (client) => {
      await standAlone(client, 'contact');
      for (const [at, name] of ['', 'Unknown', 'Asha'].entries()) await insert(client, 'contact', { name }, at + 1);
      const people = [1, 2, 3].map((id) => ({ id, name: id === 3 ? 'Asha' : 'Unknown' }));
      await client.query(
        `insert into audit_log (company_id, entity, entity_id, action, changes) values (1, 'contact', 9, 'merged', $1)`,
        [{ merge: [null, 4], people: [null, people] }],
      );
    },
    async (client) => {
      const { rows } = await client.query<{ changes: unknown }>(`select changes from audit_log where entity_id = 9`);
      const people = ['', 'Unknown', 'Asha'].map((name, at) => ({ id: at + 1, name }));
      expect(rows).toEqual([{ changes: { merge: [null, 4], people: [null, people] } }]);
    },
  ));

/** Names of the places in a compiled message: of [name, 'plural', {one: […]}] and of what stands inside. */
const placesIn = (tokens: unknown): string[] => {
  if (!Array.isArray(tokens)) return [];
  return tokens.flatMap((token: unknown) =>
    Array.isArray(token) ? [String(token[0]), ...Object.values(token[2] ?? {}).flatMap(placesIn)] : [],
  );
};

test('a template and its places name the same', () => {
  const imports = [rowReasons, sizeDoubts, rowWords, importProblems, exportProblems];
  const whatsapp = [broadcastHalts, lostFiles, accountNotices, uploadFailures];
  const timelines = [taskSentences, propertyTimelineSentences, contactTimelineSentences];
  const sets: readonly { readonly definitions: Definitions }[] = [
    ...[alertSentences, failures, duplicateReasons],
    ...[...imports, ...whatsapp, ...timelines],
  ];
  for (const { definitions } of sets)
    for (const [key, { template, places }] of Object.entries(definitions)) {
      expect([key, [...new Set(placesIn(compile(template)))].sort()]).toEqual([key, Object.keys(places).sort()]);
    }
});

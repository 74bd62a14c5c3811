import { allCalls } from '@angan/contract/index.ts';
import type { Call } from '@angan/contract/kit/call.ts';
import { z } from 'zod';
import type { TestServer } from '../../support.ts';
import type { Secret } from './secret.ts';

/** Fields that are text to the contract and no text of a person's: codes, keys, kinds of file. */
const machineMade = new Set([
  ...[
    'id',
    'key',
    'row_key',
    'code',
    'property_code',
    'inquiry_code',
    'url',
    'thumb_url',
    'link',
    'file',
    'query',
    'ip',
  ],
  ...[
    'access',
    'refresh',
    'content_type',
    'type',
    'status',
    'format',
    'screen',
    'iso_code',
    'language',
    'email',
    'username',
  ],
]);

interface Schema {
  readonly type?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** The names of all fields that an answer shows as a text of no closed list. */
const textFields = (): Set<string> => {
  const [texts, closed] = [new Set<string>(), new Set<string>()];
  const walk = (schema: Schema, name: string): void => {
    if (schema.enum !== undefined || schema.const !== undefined) closed.add(name);
    else if (schema.type === 'string') texts.add(name);
    for (const one of schema.anyOf ?? []) walk(one, name);
    if (schema.items) walk(schema.items, name);
    for (const [field, one] of Object.entries(schema.properties ?? {})) walk(one, field);
  };
  for (const { answer } of Object.values(allCalls).flatMap((noun) => Object.values(noun) as Call[]))
    walk(
      z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any', cycles: 'ref', reused: 'inline' }) as Schema,
      '',
    );
  // The columns of numbers themselves are seeded with the office, and a reveal may show them.
  return new Set([...texts].filter((name) => !closed.has(name) && !machineMade.has(name) && !/^mobile/.test(name)));
};

let taken = 8_100_000_000;

/** A phone number of its own, and how people write it, in halves. */
const aNumber = (): [Secret, written: string] => {
  taken += 1_003;
  const text = String(taken);
  return [{ reason: 'number', text }, `${text.slice(0, 5)}/${text.slice(5)}`];
};

/** An e-mail address of its own, of letters alone. */
export const anAddress = (): [Secret, written: string] => {
  taken += 1_003;
  const name = [...String(taken)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const text = `leak.${name}@mango.test`;
  return [{ reason: 'address', text }, text];
};

/**
 * Writes a phone number of its own, or what `made` makes, into every text of a company that an answer can carry, and answers
 * what was written. A column that is added later is written into without being named.
 */
export const plantNumbers = async (
  { owner }: TestServer,
  company: number,
  made: typeof aNumber = aNumber,
): Promise<{ secrets: Secret[]; columns: string[] }> => {
  const fields = textFields();
  const { rows } = await owner.query<{ table_name: string; column_name: string; data_type: string }>(
    `select c.table_name, c.column_name, c.data_type from information_schema.columns c
      where c.table_schema = 'public' and c.is_generated = 'NEVER' and c.data_type in ('text', 'ARRAY')
        and exists (select 1 from information_schema.columns k where k.table_name = c.table_name and k.column_name = 'company_id')
        and c.udt_name in ('text', '_text')
      order by 1, 2`,
  );
  const secrets: Secret[] = [];
  const columns: string[] = [];
  for (const { table_name, column_name, data_type } of rows.filter((row) => fields.has(row.column_name))) {
    const [secret, written] = made();
    const text = data_type === 'ARRAY' ? `array_append(${column_name}, $2)` : `${column_name} || ' ' || $2`;
    // Some columns hold words of a closed list, which the database says by refusing this.
    const done = await owner
      .query(`update ${table_name} set ${column_name} = ${text} where company_id = $1`, [company, written])
      .catch(() => undefined);
    if (!done?.rowCount) continue;
    secrets.push(secret);
    columns.push(`${table_name}.${column_name}`);
  }
  return { secrets, columns };
};

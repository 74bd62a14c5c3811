import type { Random } from '../../../src/demo/random.ts';

/** What nobody should send and somebody does: edges of types, wrong types, signs of other languages, and too much. */
const odd: readonly string[] = [
  ...['', ' ', '0', '-1', '1.5', '1e3', '1e30', '-1e30', '1e400', 'NaN', 'Infinity', '-0', '007', '0x10', '1_000'],
  ...['32768', '2147483648', '999999999999999', '1000000000000000', '10000000000000000', '9223372036854775808'],
  ...['99999999999999999999999999', '-9223372036854775809', '0.1', '1.0000000000001', '१२', '１２', '٣'],
  ...['null', 'undefined', 'true', 'false', 'on', '[]', '{}', '[object Object]', 'last', 'first', '-created_date'],
  ...[
    ',',
    '1,',
    ',1',
    '1,2,3',
    '1,,2',
    '1;2',
    '1 2',
    '999999999999999,999999999999999',
    '%',
    '_',
    '\\',
    "'",
    '"',
    '--',
  ],
  ...[
    '\u0000',
    'a\u0000b',
    '\ud800',
    'a\udc00',
    '\u202e',
    '\ufeff',
    '😀',
    'નમસ્તે',
    'a\u0301',
    '\n',
    '\t',
    '$(1)',
    '%00',
    '../..',
  ],
  ...['2026-02-30', '2026-13-01', '0000-00-00', '0001-01-01', '9999-12-31', '99999-01-01', '-000001-01-01', '2026-1-1'],
  ...['2026-01-01T00:00:00Z', '2026-01-01T25:00:00Z', '2026-01-01T00:00:00+99:99', '275760-09-13T00:00:00Z'],
  ...['0000-01-01T00:00:00+05:30', '9999-12-31T23:59:59-12:00', '2026-01-01T00:00:60Z', '24:00', '23:59:60', 'now'],
  ...['a@b', 'a@b.in', 'http://', 'https://x.in/\u0000', 'javascript:alert(1)', '9824066666', '+91 98240 66666'],
];
const long: readonly string[] = [
  'x'.repeat(300),
  'x'.repeat(70_000),
  '9'.repeat(400),
  '😀'.repeat(2_500),
  '( '.repeat(3_000),
];

export const oddText = (random: Random): string => (random.chance(0.06) ? random.pick(long) : random.pick(odd));

const oddNumbers: readonly number[] = [
  ...[
    0,
    -0,
    -1,
    1.5,
    0.1,
    1e3,
    32_768,
    2 ** 31,
    2 ** 31 - 1,
    1e15,
    999_999_999_999_999,
    2 ** 53,
    1e16,
    1e21,
    1e300,
    -1e300,
  ],
];

/** Any JSON. */
export const oddValue = (random: Random, depth = 0): unknown => {
  const kind = random.int(0, depth > 2 ? 3 : 7);
  if (kind <= 1) return oddText(random);
  if (kind === 2) return random.pick(oddNumbers);
  if (kind === 3) return random.pick([null, true, false, [], {}]);
  if (kind === 4) return random.int(1, 40);
  if (kind === 5)
    return Array.from({ length: depth === 0 ? random.pick([1, 2, 3, 150]) : 1 }, () => oddValue(random, depth + 1));
  if (kind === 6) return { [random.pick(['id', 'a', '', '__proto__', 'length', '0'])]: oddValue(random, depth + 1) };
  return Array.from({ length: random.int(1, 4) }, () => random.int(0, 40));
};

/** What JSON Schema says of a value. */
export interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly default?: unknown;
}

const days = ['2026-11-21', '2024-02-29', '2100-01-01', '1900-01-01'];
const texts = ['Asha', 'Bopal', 'A-1204', '9824066666', '3 BHK for 85 lakh', 'Call after 5\nor on Sunday', 'નમસ્તે', '1'];

/** A value that the schema says it takes, most of the time. */
export const fittingValue = (schema: JsonSchema, random: Random, depth = 0): unknown => {
  if (random.chance(0.04)) return oddValue(random);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return fittingValue(random.pick(schema.anyOf), random, depth);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, random, depth);
    case 'array':
      return Array.from({ length: random.pick([0, 1, 1, 2, 3]) }, () =>
        fittingValue(schema.items ?? {}, random, depth + 1),
      );
    case 'integer':
    case 'number': {
      const [from, to] = [schema.minimum ?? 0, schema.maximum ?? 1e15];
      return random.pick([random.int(1, 30), random.int(1, 30), from, to, from - 1, to + 1, (from + to) / 3]);
    }
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'string':
      return stringOf(schema, random);
    default:
      return random.chance(0.5) ? random.int(1, 30) : oddValue(random);
  }
};

const objectOf = (schema: JsonSchema, random: Random, depth: number) => {
  const wanted = random.pick([0.15, 0.5, 0.9]);
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([name]) => (schema.required?.includes(name) ? random.chance(0.97) : random.chance(wanted)))
      .map(([name, one]) => [name, fittingValue(one, random, depth + 1)]),
  );
};

const stringOf = ({ format, pattern, maxLength }: JsonSchema, random: Random): string => {
  if (format === 'date') return random.pick([...days, ...odd.slice(54, 62)]);
  if (format === 'date-time') return `${random.pick(days)}T10:00:00+05:30`;
  if (format === 'email') return `${random.int(1, 99)}@angan.test`;
  if (pattern?.includes('\\d')) return random.pick([String(random.int(1, 30)), oddText(random)]);
  if (maxLength && random.chance(0.1)) return 'x'.repeat(maxLength + random.int(-1, 1));
  return random.chance(0.8) ? random.pick(texts) : oddText(random);
};

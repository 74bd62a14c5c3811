import { z } from 'zod';
import { drf } from './drf-texts.ts';

/** A filter is one query parameter: how to read it, and the comparison it stands for. An empty value is no filter. */
export interface Filter<S extends z.ZodType = z.ZodType> {
  readonly column: string;
  readonly compare: '=' | 'in' | '@>' | '>=' | '<=' | '<';
  readonly schema: S;
}

const empty = z.literal('').transform(() => undefined);
const id = z.union([
  z.number().int().positive(),
  z
    .string()
    .regex(/^\d{1,15}$/, drf.filterChoice)
    .transform(Number),
]);

/** `?source=1&source=2` or `?source=1,2`: any of them. In a JSON body `[1, 2]`. */
export const anyOfIds = z.union(
  [
    empty,
    z.array(id),
    z
      .string()
      .regex(/^\d{1,15}(,\d{1,15})*$/)
      .transform((all) => all.split(',').map(Number)),
  ],
  { error: () => drf.filterChoice },
);
export const anyOf = (column: string) => ({ column, compare: 'in', schema: anyOfIds }) as const satisfies Filter;

/** `?amenities=3,7`: every one of them. The column is a list of ids. */
export const allOf = (column: string) => ({ column, compare: '@>', schema: anyOfIds }) as const satisfies Filter;

/** `?status=Available&status=On Hold`: any of a closed list of words. */
export const anyWord = <const T extends readonly [string, ...string[]]>(column: string, options: T) =>
  ({
    column,
    compare: 'in',
    schema: z.union([empty, z.array(z.enum(options)), z.enum(options).transform((one) => [one])], {
      error: () => drf.filterChoice,
    }),
  }) as const satisfies Filter;

const code = z.string().min(1).max(20);
/** `?language=hi&language=en`: any of a list that may have others by now, such as languages that came from Meta. */
export const anyCode = (column: string) =>
  ({
    column,
    compare: 'in',
    schema: z.union([empty, z.array(code), code.transform((one) => [one])]),
  }) as const satisfies Filter;

/** `?consent=Consent given`: one of a closed list of words. */
export const oneWord = <const T extends readonly [string, ...string[]]>(column: string, options: T) =>
  ({
    column,
    compare: '=',
    schema: z.union([empty, z.enum(options)], { error: () => drf.filterChoice }),
  }) as const satisfies Filter;

/** `?contacted_within=30`: a whole number within bounds. What it does with the column is the list's to know. */
export const wholeNumber = (column: string, min: number, max: number) =>
  ({
    column,
    compare: '=',
    schema: z
      .union(
        [
          z.number(),
          z
            .string()
            .regex(/^\d{0,9}$/)
            .transform((digits) => (digits === '' ? undefined : Number(digits))),
        ],
        { error: () => drf.notAnInteger },
      )
      .pipe(z.number().int(drf.notAnInteger).min(min, drf.min(min)).max(max, drf.max(max)).optional()),
  }) as const satisfies Filter;

/** `?locked_contact=true` */
export const isSo = (column: string) =>
  ({
    column,
    compare: '=',
    schema: z.union([empty, z.boolean(), z.stringbool()], { error: () => drf.notABoolean }),
  }) as const satisfies Filter;

/** `?created_date__gte=2026-01-01`: the whole first day counts. Asia/Kolkata. */
export const fromDay = (column: string) =>
  ({ column, compare: '>=', schema: dayOrTime('T00:00:00+05:30') }) as const satisfies Filter;

/** `?created_date__lte=2026-01-31`: the whole last day counts. Asia/Kolkata. */
export const toDay = (column: string) =>
  ({ column, compare: '<=', schema: dayOrTime('T23:59:59.999999+05:30') }) as const satisfies Filter;

/** `?available_from__lte=2026-01-31`, of a column that holds days. */
export const onOrAfter = (column: string) => ({ column, compare: '>=', schema: day }) as const satisfies Filter;
export const onOrBefore = (column: string) => ({ column, compare: '<=', schema: day }) as const satisfies Filter;

/** `?completeness__lt=50`: a whole number within bounds that the column stays under. */
export const under = (column: string, min: number, max: number) =>
  ({ ...wholeNumber(column, min, max), compare: '<' }) as const satisfies Filter;

/** `?sale_price__gte=5000000`, of a column that holds decimals. */
export const atLeast = (column: string) => ({ column, compare: '>=', schema: amount }) as const satisfies Filter;
export const atMost = (column: string) => ({ column, compare: '<=', schema: amount }) as const satisfies Filter;

/** `?floor_no__gte=-1`, of a column that holds whole numbers of 32 bits. */
export const atLeastWhole = (column: string) => ({ column, compare: '>=', schema: whole }) as const satisfies Filter;
export const atMostWhole = (column: string) => ({ column, compare: '<=', schema: whole }) as const satisfies Filter;

const amount = z.union(
  [
    empty,
    z
      .string()
      .regex(/^-?\d+(\.\d+)?$/)
      .transform(Number),
  ],
  { error: () => drf.notANumber },
);

const most = 2 ** 31 - 1;
const whole = z.union(
  [
    empty,
    z
      .string()
      .regex(/^-?\d+$/)
      .transform(Number)
      .pipe(z.number().min(-most, drf.min(-most)).max(most, drf.max(most))),
  ],
  { error: ({ input }) => (/^-?\d+$/.test(String(input)) ? drf.max(most) : drf.notAnInteger) },
);

const day = z.union([empty, z.iso.date()], { error: () => drf.date });

const dayOrTime = (time: string) =>
  z.union(
    [
      empty,
      z.iso.date().transform((day) => `${day}${time}`),
      z.iso.datetime({ offset: true, local: true, error: drf.filterDate }),
    ],
    {
      error: () => drf.filterDate,
    },
  );

import { mobileDigits } from '@angan/domain/mobile.ts';
import { z } from 'zod';
import { drf } from './drf-texts.ts';
import { fieldTexts } from './field-texts.ts';

/**
 * The kinds of field that bodies are made of. Each reads JSON and the strings of a form alike. None has a default:
 * a PATCH must leave alone what it does not name, so defaults belong to the column.
 */

/** Text that has to be there. */
export const requiredText = (max: number, blank: string = drf.notBlank) => z.string().trim().min(1, blank).max(max);

/** Text that may be empty; null is the empty text. */
export const text = (max: number) =>
  z.union([z.string().trim().max(max), z.null().transform(() => '')], oneOf).optional();

/** Text that may be empty and is kept as `tidy` writes it. */
export const tidyText = (max: number, tidy: (given: string) => string) =>
  z.union([z.string().trim().max(max).transform(tidy), z.null().transform(() => '')], oneOf).optional();

/** The id of another record, or null for none. */
export const reference = () =>
  z
    .union(
      [
        z.number().int().positive(),
        z
          .string()
          .regex(/^\d{1,15}$/)
          .transform(Number),
        z.literal('').transform(() => null),
        z.null(),
      ],
      { error: (issue) => drf.notAPk(issue.input) },
    )
    .optional();

/** The id of another record that has to be there. */
export const requiredReference = () =>
  z.union(
    [
      z.number().int().positive(),
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    ],
    {
      error: ({ input }) =>
        input === undefined ? drf.required : input === null || input === '' ? drf.notNull : drf.notAPk(input),
    },
  );

/** Ids of other records, at least one. */
export const requiredReferences = (max = 100) =>
  z
    .union(
      [z.array(requiredReference()).min(1, drf.emptyList).max(max), requiredReference().transform((one) => [one])],
      oneOf,
    )
    .transform((ids) => [...new Set(ids)]);

/** Ids of other records; a form repeats the key, and one value alone is a list of one. */
export const references = (max = 100) =>
  z
    .union([z.array(requiredReference()).max(max), requiredReference().transform((one) => [one])], oneOf)
    .transform((ids) => [...new Set(ids)])
    .optional();

/** A yes or no, as JSON or as the words that forms send. */
export const flag = () =>
  z
    .union([z.boolean(), z.stringbool({ truthy: ['true', '1', 'on', 'yes'], falsy: ['false', '0', 'off', 'no'] })], {
      error: ({ input }) => (input === null ? drf.notNull : drf.notABoolean),
    })
    .optional();

/** A yes or a no, or null where nobody asked. */
export const maybeFlag = () =>
  z
    .union(
      [
        z.boolean(),
        z.literal('').transform(() => null),
        z.null(),
        z.stringbool({ truthy: ['true', '1', 'on', 'yes'], falsy: ['false', '0', 'off', 'no'] }),
      ],
      { error: () => drf.notABoolean },
    )
    .optional();

/** Short texts of people's own, each once whatever its case. */
export const words = (max: number, most: number, of: z.ZodType<string, string> = z.string().trim().min(1).max(max)) =>
  z
    .union([z.array(of).max(most), of.transform((one) => [one])], oneOf)
    .transform((all) => [...new Map(all.map((one) => [one.toLowerCase(), one])).values()])
    .optional();

/** A mobile number, or '' for none. */
export const mobile = () =>
  z
    .union(
      [
        z.literal('').transform(() => ''),
        z.null().transform(() => ''),
        requiredMobile(fieldTexts.mobileInvalid, fieldTexts.mobileInvalid),
      ],
      { error: () => fieldTexts.mobileInvalid },
    )
    .optional();

/** A mobile number that has to be there: ten digits; +91, a leading 0, spaces and hyphens are taken off first. */
export const requiredMobile = (missing: string, invalid: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(24, invalid)
    .transform(mobileDigits)
    .pipe(z.string().regex(/^\d{10}$/, invalid));

/** An e-mail address that has to be there. */
export const requiredEmail = (max = 254) => requiredText(max).pipe(z.email(drf.email));

export const email = (max = 254) =>
  z
    .union(
      [
        z.literal('').transform(() => ''),
        z.null().transform(() => ''),
        z.string().trim().max(max).pipe(z.email(drf.email)),
      ],
      {
        error: () => drf.email,
      },
    )
    .optional();

/** A number with bounds, or null for none. `25`, `'25'` and `''` are read. */
export const number = (min: number, max: number, digits?: 'int') =>
  z
    .union(
      [
        z.literal('').transform(() => null),
        z.null(),
        z
          .union(
            [
              z.number(),
              z
                .string()
                .trim()
                .regex(/^-?\d+(\.\d+)?$/)
                .transform(Number),
            ],
            {
              error: () => (digits ? drf.notAnInteger : drf.notANumber),
            },
          )
          .pipe(
            z
              .number()
              .min(min, drf.min(min))
              .max(max, drf.max(max))
              .refine((n) => digits !== 'int' || Number.isInteger(n), drf.notAnInteger),
          ),
      ],
      oneOf,
    )
    .optional();

/** An amount in rupees, to the paisa, up to 999 crore crore as decimal(14,2) holds. */
export const rupees = () => number(0, 999_999_999_999);

export const choice = <const T extends readonly [string, ...string[]]>(options: T) =>
  z
    .union([z.enum(options), z.literal('').transform(() => null), z.null()], {
      error: ({ input }) => drf.notAChoice(input),
    })
    .optional();

/** One of a closed list of words that has to be there. */
export const requiredWord = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.enum(options, { error: ({ input }) => (input === undefined ? drf.required : drf.notAChoice(input)) });

/** Several of a closed list of words. */
export const choices = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.union([z.array(z.enum(options)), z.enum(options).transform((one) => [one])], oneOf).optional();

export const date = () =>
  z.union([z.iso.date(), z.literal('').transform(() => null), z.null()], { error: () => drf.date }).optional();

/** A day that has to be there, YYYY-MM-DD. */
export const requiredDay = () =>
  z.iso.date({ error: ({ input }) => (input === undefined || input === '' ? drf.required : drf.date) });

/** A moment with its offset, ISO 8601, or null for none. */
export const dateTime = () =>
  z
    .union([z.iso.datetime({ offset: true }), z.literal('').transform(() => null), z.null()], {
      error: () => drf.datetime,
    })
    .optional();

/** The first message of the branch that came furthest, so that the person reads what is wrong and not 'invalid union'. */
export const oneOf = {
  error: (issue: z.core.$ZodRawIssue) => {
    if (issue.code !== 'invalid_union') return undefined;
    const isInside = (error: z.core.$ZodIssue) => error.path.length > 0;
    const closest =
      issue.errors.find((errors) => errors.some(isInside)) ??
      issue.errors.find((errors) => errors.some((error) => error.code !== 'invalid_type'));
    return closest?.[0]?.message;
  },
};

/** An id as it stands in a path. */
export const pathId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);
export const idParams = z.object({ id: pathId });

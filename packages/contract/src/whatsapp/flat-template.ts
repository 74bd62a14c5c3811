import {
  buttonTypes,
  sourceNames,
  type TemplateButton,
  type TemplateContent,
  templateLimits,
  urlTypes,
  type VariableSource,
} from '@angan/domain/whatsapp/templates/index.ts';
import { z } from 'zod';
import { choice, flag, number, text, tidyText } from '../kit/fields.ts';

/**
 * The flat fields of a template that come in rows: section 3.1 has fifteen values of the body and three slots of
 * buttons, each its own field. Here they are made once and turned into lists and back.
 */

/** Characters that a draft may have: more than Meta takes, so that nothing typed is lost; the rules say what is too much. */
export const draftLimits = {
  template_name: 600,
  header: 300,
  header_variable: 200,
  body: 5000,
  value: 300,
  footer: 300,
  button_text: 100,
  url: 2100,
  code: 6,
  phone: 30,
} as const;

export const valueNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;
export type ValueNumber = (typeof valueNumbers)[number];
export const slots = [1, 2, 3] as const;
export type Slot = (typeof slots)[number];

const digits = (max: number) => tidyText(max, (typed) => typed.replaceAll(/[^\d]/g, ''));

/** A slot as it is given. */
const slotGiven = {
  button_type: choice(buttonTypes),
  button_text: text(draftLimits.button_text),
  visit_website_button_url_type: choice(urlTypes),
  visit_website_button_url: text(draftLimits.url),
  visit_website_button_url_dynamic_sample_url: text(draftLimits.url),
  meta_insights: flag(),
  call_on_whatsapp_active_days: number(0, 365, 'int'),
  call_phone_number_country_code: digits(draftLimits.code),
  call_phone_number: digits(draftLimits.phone),
};
/** The same as it is read; an empty slot has no type. */
const slotShown = {
  button_type: z.enum(buttonTypes).nullable(),
  button_text: z.string(),
  visit_website_button_url_type: z.enum(urlTypes),
  visit_website_button_url: z.string(),
  visit_website_button_url_dynamic_sample_url: z.string(),
  meta_insights: z.boolean(),
  call_on_whatsapp_active_days: z.number().nullable(),
  call_phone_number_country_code: z.string(),
  call_phone_number: z.string(),
};
export type SlotField = keyof typeof slotShown;
export type SlotFields = { [K in SlotField]: z.infer<(typeof slotShown)[K]> };
export const slotFields = Object.keys(slotShown) as SlotField[];

type Numbered<F extends Record<string, z.ZodType>, N extends number> = {
  [K in keyof F & string as `${K}_${N}`]: F[K];
};
const numbered = <F extends Record<string, z.ZodType>, const N extends readonly number[]>(fields: F, numbers: N) =>
  Object.fromEntries(
    numbers.flatMap((at) => Object.entries(fields).map(([name, schema]) => [`${name}_${at}`, schema])),
  ) as Numbered<F, N[number]>;

const given = { value: text(draftLimits.value), field: sourceChoice() };
function sourceChoice() {
  return z
    .union([z.enum(sourceNames), z.literal(''), z.null().transform(() => '' as const)], {
      error: 'Choose one of the list.',
    })
    .optional();
}
type Source = VariableSource | '';

export { sourceChoice };

const rename = <S extends z.ZodType, const Part extends 'value' | 'field'>(part: Part, schema: S) =>
  Object.fromEntries(valueNumbers.map((at) => [`body_variable_${at}_${part}`, schema])) as {
    [K in `body_variable_${ValueNumber}_${Part}`]: S;
  };

export const flatGiven = {
  ...rename('value', given.value),
  ...rename('field', given.field),
  ...numbered(slotGiven, slots),
};
export const flatShown = {
  ...rename('value', z.string()),
  ...rename('field', z.enum(['', ...sourceNames])),
  ...numbered(slotShown, slots),
};

/** The fields that content is read from. */
export interface FlatContent extends FlatButtons {
  readonly template_name: string;
  readonly language: string;
  readonly category: string;
  readonly header_format: string;
  readonly header: string;
  readonly header_variable: string;
  /** Anything where there is a sample. */
  readonly header_sample: string;
  readonly body: string;
  readonly footer: string;
}
type FlatButtons = { readonly [K in keyof typeof flatShown]?: z.infer<(typeof flatShown)[K]> | undefined };

/** The flat fields as the rules and Meta's shape want them. */
export const contentOf = (flat: FlatContent): TemplateContent => ({
  name: flat.template_name,
  language: flat.language,
  category: flat.category as TemplateContent['category'],
  header:
    flat.header_format === 'TEXT'
      ? { format: 'TEXT', text: flat.header, variable: flat.header_variable }
      : flat.header_format === 'LOCATION'
        ? { format: 'LOCATION' }
        : { format: flat.header_format as 'IMAGE', sample: flat.header_sample },
  body: flat.body,
  body_values: valuesOf(flat),
  footer: flat.footer,
  buttons: buttonsOf(flat),
});

const withoutEmptyEnd = <T extends string>(list: T[]): T[] => {
  while (list.at(-1) === '') list.pop();
  return list;
};
export const valuesOf = (flat: FlatButtons): string[] =>
  withoutEmptyEnd(valueNumbers.map((at) => flat[`body_variable_${at}_value`] ?? ''));
export const fieldsOf = (flat: FlatButtons): Source[] =>
  withoutEmptyEnd(valueNumbers.map((at) => flat[`body_variable_${at}_field`] ?? ''));

/** The slots that are filled, in their order. */
export const buttonsOf = (flat: FlatButtons): TemplateButton[] =>
  slots.flatMap((at) => {
    const button = buttonOf(
      Object.fromEntries(slotFields.map((field) => [field, flat[`${field}_${at}`]])) as Partial<SlotFields>,
    );
    return button ? [button] : [];
  });

/** One slot, or a button that is kept to be used again. */
export const buttonOf = (slot: Partial<SlotFields>): TemplateButton | undefined => {
  const button = { text: slot.button_text ?? '' };
  switch (slot.button_type) {
    case 'Custom':
      return { type: 'Custom', ...button };
    case 'Visit Website':
      return {
        type: 'Visit Website',
        ...button,
        url_type: slot.visit_website_button_url_type ?? 'Static',
        url: slot.visit_website_button_url ?? '',
        sample_url: slot.visit_website_button_url_dynamic_sample_url ?? '',
        insights: slot.meta_insights ?? true,
      };
    case 'Call on WhatsApp':
      return {
        type: 'Call on WhatsApp',
        ...button,
        days: slot.call_on_whatsapp_active_days ?? templateLimits.callDays.usual,
      };
    case 'Call Phone Number':
      return {
        type: 'Call Phone Number',
        ...button,
        country_code: slot.call_phone_number_country_code ?? '',
        number: slot.call_phone_number ?? '',
      };
    default:
      return undefined;
  }
};

export const emptySlot: SlotFields = {
  button_type: null,
  button_text: '',
  visit_website_button_url_type: 'Static',
  visit_website_button_url: '',
  visit_website_button_url_dynamic_sample_url: '',
  meta_insights: true,
  call_on_whatsapp_active_days: templateLimits.callDays.usual,
  call_phone_number_country_code: '',
  call_phone_number: '',
};

/** A code to be copied stands in no slot: the editor has none for it. */
export const slotOf = (button: TemplateButton | undefined): SlotFields => {
  if (!button || button.type === 'Copy Code') return emptySlot;
  const slot = { ...emptySlot, button_type: button.type, button_text: button.text };
  if (button.type === 'Visit Website')
    return {
      ...slot,
      visit_website_button_url_type: button.url_type,
      visit_website_button_url: button.url,
      visit_website_button_url_dynamic_sample_url: button.sample_url,
      meta_insights: button.insights,
    };
  if (button.type === 'Call on WhatsApp') return { ...slot, call_on_whatsapp_active_days: button.days };
  if (button.type === 'Call Phone Number')
    return { ...slot, call_phone_number_country_code: button.country_code, call_phone_number: button.number };
  return slot;
};

type Flat = { [K in keyof typeof flatShown]: z.infer<(typeof flatShown)[K]> };

/** Lists as the flat fields that show them. */
export const flatOf = (
  values: readonly string[],
  sources: readonly string[],
  buttons: readonly TemplateButton[],
): Flat =>
  Object.fromEntries([
    ...valueNumbers.flatMap((at) => [
      [`body_variable_${at}_value`, values[at - 1] ?? ''],
      [`body_variable_${at}_field`, sources[at - 1] ?? ''],
    ]),
    ...slots.flatMap((at) =>
      Object.entries(slotOf(buttons[at - 1])).map(([field, value]) => [`${field}_${at}`, value]),
    ),
  ]) as Flat;

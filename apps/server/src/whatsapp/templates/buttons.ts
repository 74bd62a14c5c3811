import { type WhatsappButton, type whatsappButtonCalls, whatsappButtons } from '@angan/contract/whatsapp/buttons.ts';
import { buttonOf } from '@angan/contract/whatsapp/flat-template.ts';
import { checkButtons } from '@angan/domain/whatsapp/templates/check-buttons.ts';
import { failuresByField, type TemplateContent } from '@angan/domain/whatsapp/templates/index.ts';
import { crud } from '../../core/crud.ts';
import { fieldErrors } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';

const stored = crud(whatsappButtons, 'whatsapp_button');

type Given = { readonly [K in keyof Omit<WhatsappButton, 'id'>]?: WhatsappButton[K] | null | undefined };

/** Refuses a button that no template could have; the fields are those of a slot without its number. */
const requireFit = (given: Given) => {
  const button = buttonOf(given as Parameters<typeof buttonOf>[0]);
  const failures = failuresByField(checkButtons({ buttons: button ? [button] : [] } as unknown as TemplateContent));
  const fields = Object.entries(failures).map(([field, texts]) => [
    field.replace(/_1$/, ''),
    texts.map((text) => text.replace(/^Button 1/, 'The button')),
  ]);
  if (fields.length > 0) throw fieldErrors(Object.fromEntries(fields));
};

export const whatsappButtonHandlers: Handlers<typeof whatsappButtonCalls> = {
  ...stored,
  create(input, context) {
    requireFit(input.body as Given);
    return stored.create(input, context);
  },
  async update(input, context) {
    const before = await stored.get({ params: input.params, query: {}, body: undefined }, context);
    requireFit({ ...before, ...(input.body as Given) });
    return stored.update(input, context);
  },
};

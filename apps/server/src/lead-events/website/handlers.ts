import type { websiteFormCalls } from '@angan/contract/lead-events/website-form.ts';
import { usualWebsiteFields, websiteSource } from '@angan/domain/leads/index.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { newFormKey } from '../source-keys.ts';
import { changeSource, ensureSource, rotateToken, sourceHappenings } from '../sources/index.ts';
import { readForm } from './form-row.ts';

export const websiteFormHandlers: Handlers<typeof websiteFormCalls> = {
  get: (_, context) => readForm(context),

  async save({ body }, context) {
    const isNew = await ensureSource(context, websiteSource, newFormKey());
    // Nobody asks a form for leads: it sends them.
    const given = { ...(isNew && { form_fields: usualWebsiteFields }), ...body, mode: 'Push' };
    await changeSource(context, websiteSource, given);
    return readForm(context);
  },

  async rotate(_, context) {
    await rotateToken(context, websiteSource, newFormKey());
    return readForm(context);
  },

  happenings: (_, context) => sourceHappenings(context, websiteSource),
};

import type { whatsappTemplateCalls } from '@angan/contract/whatsapp/templates.ts';
import type { Context } from '../../core/context.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { countTemplates } from './counts.ts';
import { duplicateTemplate } from './duplicate.ts';
import { examplesFor } from './examples.ts';
import { availableTemplates, importTemplates, syncAll } from './import-templates.ts';
import { listTemplates } from './list-templates.ts';
import { removeTemplate } from './remove-template.ts';
import { submitTemplate } from './submit.ts';
import { showTemplate, templateRow } from './template-row.ts';
import { createTemplate, updateTemplate } from './write-template.ts';

const shown = async (id: number, context: Context) =>
  showTemplate(await templateRow(context.db, context.actor.companyId, id), context);

export const whatsappTemplateHandlers: Handlers<typeof whatsappTemplateCalls> = {
  list: ({ query }, context) => listTemplates(query, context),
  counts: (_, context) => countTemplates(context),
  get: ({ params }, context) => shown(params.id, context),
  create: async ({ body }, context) => shown(await createTemplate(body, context), context),

  async update({ params, body }, context) {
    await updateTemplate(params.id, body, context);
    return context.step((step) => shown(params.id, step));
  },

  async replace({ params, body }, context) {
    await updateTemplate(params.id, body, context);
    return context.step((step) => shown(params.id, step));
  },

  async submit({ params, body }, context) {
    await submitTemplate(params.id, body, context);
    return context.step((step) => shown(params.id, step));
  },

  duplicate: async ({ params }, context) => shown(await duplicateTemplate(params.id, context), context),
  remove: ({ params }, context) => removeTemplate(params.id, context),
  sync: (_, context) => syncAll(context),
  examples: async (_, context) => ({ examples: await examplesFor(context) }),
  available: async (_, context) => ({ results: await availableTemplates(context) }),
  import: ({ body }, context) => importTemplates(body.templates, context),
};

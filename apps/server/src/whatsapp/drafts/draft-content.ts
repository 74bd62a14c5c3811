import { contentOf } from '@angan/contract/whatsapp/flat-template.ts';
import type { TemplateDraft } from '@angan/contract/whatsapp/template-drafts.ts';
import { checkTemplate, type RuleCheck } from '@angan/domain/whatsapp/templates/index.ts';

/** What hinders a draft, by the same rules as a template that somebody typed. */
export const failuresOf = (draft: TemplateDraft): RuleCheck[] =>
  checkTemplate(contentOf({ ...draft, header_sample: '' })).filter(({ state }) => state === 'fail');

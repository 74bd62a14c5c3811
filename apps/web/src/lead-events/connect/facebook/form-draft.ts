import type { FacebookForm, FacebookFormInput } from '@angan/contract/lead-events/facebook.ts';
import type { RuleDraft } from '../source-draft.ts';

/** What is typed of a Facebook form, under the names that the fields of portals have. */
export interface FormDraft extends RuleDraft {
  project: number | null;
  field_map: FacebookForm['field_map'];
}

export const formDraftOf = (form: FacebookForm): FormDraft => ({
  default_property_type: form.property_type,
  default_deal_type: form.deal_type,
  assign_rule: form.assign_rule,
  assign_to: form.assigned_to,
  duplicate_rule: form.duplicate_rule,
  project: form.project,
  field_map: form.field_map,
});

/** What a save sends. Only answers that are taken for something else than before: the rest stays a guess. */
export const formBodyOf = (form: FacebookForm, draft: FormDraft): FacebookFormInput => ({
  property_type: draft.default_property_type,
  deal_type: draft.default_deal_type,
  project: draft.project,
  assign_rule: draft.assign_rule,
  assigned_to: draft.assign_rule === 'One person' ? draft.assign_to : null,
  duplicate_rule: draft.duplicate_rule,
  field_map: Object.fromEntries(
    Object.entries(draft.field_map).filter(([key, target]) => form.field_map[key] !== target),
  ),
});

/** The server's messages by the names of the fields. */
export const formErrorsOf = (errors: Record<string, string>): Record<string, string> => ({
  ...errors,
  ...(errors.assigned_to !== undefined && { assign_to: errors.assigned_to }),
  ...(errors.property_type !== undefined && { default_property_type: errors.property_type }),
  ...(errors.deal_type !== undefined && { default_deal_type: errors.deal_type }),
});

import { facebookTargetOf } from '@angan/domain/leads/index.ts';
import { type Answer, leadOfAnswers, tidyAnswer } from '../portals/answers.ts';
import type { ReadLead } from '../portals/index.ts';
import { readTime } from '../portals/times.ts';
import type { FacebookLead } from './api.ts';
import { type KnownForm, mapOf } from './forms.ts';

/** What somebody filled in on Facebook, by what the office takes each answer for. Pure. */
export const readLead = (lead: FacebookLead, form: KnownForm | undefined): ReadLead => {
  const map = form ? mapOf(form) : {};
  const labels = new Map(form?.questions.map(({ key, label }) => [key, label]));
  const answers = lead.field_data.map(({ name, values }): Answer => {
    // A question that was added to the form since it was last read is taken for what its key lets guess.
    const target = map[name] ?? facebookTargetOf({ key: name, label: '', type: name.toUpperCase() });
    const text = values.map((value) => tidyAnswer(target, value));
    return { target, label: labels.get(name) || name.replaceAll('_', ' '), text: text.filter(Boolean).join(', ') };
  });
  return {
    ...leadOfAnswers(answers),
    external_ref: lead.id,
    asked_at: readTime(lead.created_time),
    label: [form?.name, lead.campaign_name].filter(Boolean).join(', '),
    raw: JSON.stringify(lead),
  };
};

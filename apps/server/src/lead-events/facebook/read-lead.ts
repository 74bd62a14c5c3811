import { beginningOf } from '@angan/domain/beginning.ts';
import { type FacebookTarget, facebookTargetOf } from '@angan/domain/leads/index.ts';
import { blankLead } from '../portals/blank.ts';
import type { ReadLead } from '../portals/index.ts';
import { readTime } from '../portals/times.ts';
import type { FacebookLead } from './api.ts';
import { type KnownForm, mapOf } from './forms.ts';

/** Characters of an answer, and of all that a lead keeps as it came. */
const mostAnswer = 2000;

/** Signs that Facebook shows in an answer that somebody tapped: '3_bhk' is '3 bhk'. */
const plain = (value: string): string =>
  beginningOf(
    (/^[\p{L}\p{N}_,.+₹-]+$/u.test(value) && value.includes('_') && !value.includes('@')
      ? value.replaceAll('_', ' ')
      : value
    )
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
      .trim(),
    mostAnswer,
  );

/** What somebody filled in on Facebook, by what the office takes each answer for. Pure. */
export const readLead = (lead: FacebookLead, form: KnownForm | undefined): ReadLead => {
  const map = form ? mapOf(form) : {};
  const labels = new Map(form?.questions.map(({ key, label }) => [key, label]));
  const said = new Map<FacebookTarget, string[]>();
  for (const { name, values } of lead.field_data) {
    // A question that was added to the form since it was last read is taken for what its key lets guess.
    const target = map[name] ?? facebookTargetOf({ key: name, label: '', type: name.toUpperCase() });
    const isName = target === 'Mobile number' || target === 'Email' || target === 'Name';
    const answer = values
      .map((value) => (isName ? beginningOf(value.trim(), mostAnswer) : plain(value)))
      .filter(Boolean)
      .join(', ');
    if (answer === '' || target === 'Nothing') continue;
    const label = labels.get(name) || name.replaceAll('_', ' ');
    said.set(target, [...(said.get(target) ?? []), target === 'Message' ? `${label}: ${answer}` : answer]);
  }
  const of = (target: FacebookTarget, between = ', ') => (said.get(target) ?? []).join(between);
  return {
    ...blankLead,
    external_ref: lead.id,
    asked_at: readTime(lead.created_time),
    name: of('Name', ' '),
    phone: of('Mobile number'),
    email: said.get('Email')?.[0] ?? '',
    message: of('Message', '\n'),
    label: [form?.name, lead.campaign_name].filter(Boolean).join(', '),
    bhk: of('BHK'),
    budget: of('Budget'),
    locality: of('Area'),
    city: of('City'),
    project: of('Project'),
    subtype: of('Sub type'),
    raw: JSON.stringify(lead),
  };
};

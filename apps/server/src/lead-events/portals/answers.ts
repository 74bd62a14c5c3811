import { beginningOf } from '@angan/domain/beginning.ts';
import type { FileTarget } from '@angan/domain/leads/index.ts';
import { blankLead } from './blank.ts';
import type { ReadLead } from './portal.ts';
import { indiaOffset, readTime } from './times.ts';

/** What somebody answered to a question of a form, or what stands in a column, with what it is taken for. */
export interface Answer {
  readonly target: FileTarget;
  /** The question, for those answers that only make sense beside it. */
  readonly label: string;
  readonly text: string;
}

/** Characters of an answer. */
const mostAnswer = 2000;
/** What stands there as it is. */
const verbatim: readonly FileTarget[] = ['Name', 'Mobile number', 'Email', 'Date', 'Id'];

/** An answer as people read it: what somebody tapped in a form of Facebook is '3_bhk' there and means '3 bhk'. */
export const tidyAnswer = (target: FileTarget, value: string): string => {
  const isTapped = /^[\p{L}\p{N}_,.+₹-]+$/u.test(value) && value.includes('_') && !value.includes('@');
  const text = isTapped && !verbatim.includes(target) ? value.replaceAll('_', ' ') : value;
  return beginningOf(
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
      .trim(),
    mostAnswer,
  );
};

/** A moment; one without an offset is India's, or that of Greenwich where its column says so: 'Date (UTC)'. */
const timeOf = (label: string, text: string): string | null => {
  const time = readTime(text);
  return time && /\b(?:utc|gmt)\b/i.test(label) ? time.replace(indiaOffset, 'Z') : time;
};

/**
 * An enquiry as its answers tell it; what is taken for a message keeps its question, and so does a time that cannot be
 * read. Without a reference and what it was read from, which are the reader's. Pure.
 */
export const leadOfAnswers = (answers: readonly Answer[]): ReadLead => {
  const said = new Map<FileTarget, string[]>();
  let asked_at: string | null = null;
  for (const { target, label, text } of answers) {
    if (text === '' || target === 'Nothing') continue;
    const time = target === 'Date' ? timeOf(label, text) : null;
    asked_at ??= time;
    if (time !== null) continue;
    const isMessage = target === 'Message' || target === 'Date';
    const kept = isMessage ? 'Message' : target;
    said.set(kept, [...(said.get(kept) ?? []), isMessage ? `${label}: ${text}` : text]);
  }
  const of = (target: FileTarget, between = ', ') => (said.get(target) ?? []).join(between);
  return {
    ...blankLead,
    asked_at,
    name: of('Name', ' '),
    phone: of('Mobile number'),
    email: said.get('Email')?.[0] ?? '',
    message: of('Message', '\n'),
    label: [...new Set(said.get('Campaign'))].join(', '),
    bhk: of('BHK'),
    budget: of('Budget'),
    locality: of('Area'),
    city: of('City'),
    project: of('Project'),
    subtype: of('Sub type'),
  };
};

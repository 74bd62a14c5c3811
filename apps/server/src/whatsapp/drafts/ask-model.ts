import { flatOf } from '@angan/contract/whatsapp/flat-template.ts';
import { draftsAtATime, type TemplateDraft } from '@angan/contract/whatsapp/template-drafts.ts';
import {
  languageName,
  metaName,
  sentenceOf,
  sourceNames,
  templateLimits,
} from '@angan/domain/whatsapp/templates/index.ts';
import { z } from 'zod';
import type { Settings } from '../../core/settings.ts';
import { failuresOf } from './draft-content.ts';

type Provider = NonNullable<Settings['ai']>;
type Message = { readonly role: 'system' | 'user' | 'assistant'; readonly content: string };

/** Both rounds fit into the time that a request may take. */
const limitMs = 25_000;
/** The first answer, and one more in which the model mends what was wrong. */
const rounds = 2;

const Draft = z.object({
  title: z.string().trim().min(1).max(60),
  template_name: z.string().trim().min(1).max(100).transform(metaName),
  header: z.string().trim().max(200).catch(''),
  body: z.string().trim().min(1).max(2000),
  values: z
    .array(z.object({ source: z.enum(['', ...sourceNames]).catch(''), example: z.string().trim().max(200) }))
    .max(15),
  footer: z.string().trim().max(200).catch(''),
  quick_replies: z.array(z.string().trim().min(1).max(60)).max(templateLimits.buttons).catch([]),
});
const Drafts = z.object({ drafts: z.array(Draft).min(1).max(10) });

/**
 * Drafts by a model, or why there are none: fit for a log, without a word of what was asked or answered. `fields`: those
 * that broke rules.
 */
export type ByModel =
  | { readonly drafts: TemplateDraft[] }
  | { readonly why: string; readonly fields?: readonly string[] };

/** Drafts by a model that speaks the OpenAI protocol, which all pass the rules. */
export const draftsByModel = async (
  provider: Provider,
  description: string,
  language: TemplateDraft['language'],
): Promise<ByModel> => {
  const messages: Message[] = [
    { role: 'system', content: instruction(language) },
    { role: 'user', content: withoutNumbers(description) },
  ];
  let broken: readonly string[] = [];
  for (let round = 0; round < rounds; round++) {
    const answer = await complete(provider, messages);
    if (!answer.ok) return { why: answer.why };
    const { content } = answer;
    const { fit, wrong, fields } = judged(content, language);
    if (fit.length >= draftsAtATime || (fit.length > 0 && round === rounds - 1))
      return { drafts: fit.slice(0, draftsAtATime) };
    broken = fields;
    messages.push(
      { role: 'assistant', content },
      { role: 'user', content: `Mend this and answer all ${draftsAtATime} drafts again:\n${wrong.join('\n')}` },
    );
  }
  return { why: 'Nothing that it wrote passes the rules', fields: broken };
};

/** Numbers of people stay in the house. */
export const withoutNumbers = (text: string): string => text.replaceAll(/\+?\d[\d\s-]{8,}\d/g, '[number]');

const instruction = (language: string) =>
  [
    `Write ${draftsAtATime} different WhatsApp marketing templates for a real-estate broker in India, in ${languageName(language)}.`,
    'Answer JSON only: {"drafts":[{"title","template_name","header","body","values":[{"source","example"}],"footer","quick_replies":[]}]}.',
    `Rules: body at most ${templateLimits.body} characters, with variables {{1}}, {{2}} in order without gaps, none at its start or end or side by side, at least six words for each variable, and one entry of values for each.`,
    `header at most ${templateLimits.header} characters of plain text without variables or emoji; footer at most ${templateLimits.footer}; quick replies at most ${templateLimits.buttonText} characters.`,
    'template_name in lower case letters, digits and underscores. Never ask for numbers of cards, accounts or identity papers.',
    `source is one of: ${sourceNames.join(', ')}, or '' for a text that is typed for each sending.`,
  ].join('\n');

const judged = (content: string, language: TemplateDraft['language']) => {
  const read = Drafts.safeParse(jsonIn(content));
  if (!read.success) return { fit: [], wrong: ['The answer was no JSON of the shape that was asked for.'], fields: [] };
  const drafts = read.data.drafts.map((draft) => asDraft(draft, language));
  const checked = drafts.map((draft) => ({ draft, failures: failuresOf(draft) }));
  return {
    fit: checked.filter(({ failures }) => failures.length === 0).map(({ draft }) => draft),
    wrong: checked.flatMap(({ draft, failures }) => failures.map((check) => `${draft.title}: ${sentenceOf(check)}`)),
    fields: [...new Set(checked.flatMap(({ failures }) => failures.map(({ field }) => field)))],
  };
};

const asDraft = (
  { values, quick_replies, ...draft }: z.output<typeof Draft>,
  language: TemplateDraft['language'],
): TemplateDraft => ({
  ...draft,
  language,
  category: 'MARKETING',
  header_format: 'TEXT',
  header_variable: '',
  header_variable_field: '',
  ...flatOf(
    values.map(({ example }) => example),
    values.map(({ source }) => source),
    quick_replies.map((text) => ({ type: 'Custom', text })),
  ),
});

/** The first JSON object in a text: many servers put words around it. */
const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
};

const Answer = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

type Completed = { readonly ok: true; readonly content: string } | { readonly ok: false; readonly why: string };

const complete = async ({ url, key, model }: Provider, messages: readonly Message[]): Promise<Completed> => {
  const failed = (why: string): Completed => ({ ok: false, why });
  try {
    const answer = await fetch(`${url}/v1/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, messages, response_format: { type: 'json_object' } }),
      signal: AbortSignal.timeout(limitMs),
    });
    if (!answer.ok) return failed(`It answered ${answer.status}`);
    const read = Answer.safeParse(await answer.json().catch(() => undefined));
    return read.success
      ? { ok: true, content: read.data.choices[0]!.message.content }
      : failed('Its answer has no text');
  } catch (error) {
    return failed(whyOf(error));
  }
};

/** A word for what broke: messages of errors may quote what was sent. */
const whyOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'It could not be asked';
  if (error.name === 'TimeoutError') return 'It took too long';
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? `It could not be reached: ${code}` : 'It could not be reached';
};

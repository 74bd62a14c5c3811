import { firstAnswerLimits, type SendableTemplate } from '@angan/contract/lead-events/first-answer.ts';
import { placesOf } from '@angan/domain/leads/index.ts';
import type { SteppedContext } from '../../../core/context.ts';
import type { MetaTemplate } from '../../../whatsapp/index.ts';
import { accessOf, readChatSetting } from '../chat-access.ts';
import { metaOf, metaProblem } from '../check-number.ts';

/** A template that can be sent as it is but for the places of its body; undefined for every other. */
const sendable = ({ name, language, category, status, components }: MetaTemplate): SendableTemplate | undefined => {
  if (status !== 'APPROVED' || category === 'AUTHENTICATION') return undefined;
  let body = '';
  for (const part of components) {
    if (part.type === 'BODY') body = part.text;
    else if (part.type === 'HEADER' && (part.format !== 'TEXT' || placesOf(part.text ?? '').length > 0))
      return undefined;
    else if (part.type === 'BUTTONS' && part.buttons.some(needsValue)) return undefined;
    else if (!['HEADER', 'FOOTER', 'BUTTONS'].includes(part.type)) return undefined;
  }
  const places = placesOf(body);
  return body === '' || places.length > firstAnswerLimits.places
    ? undefined
    : { name, language, category, body, places };
};

const needsValue = ({ type, url = '' }: { readonly type: string; readonly url?: string }): boolean =>
  !['QUICK_REPLY', 'URL', 'PHONE_NUMBER'].includes(type) || placesOf(url).length > 0;

/** The templates of the office's account that may be an answer, as Meta has them now. */
export const sendableTemplates = async ({ services, actor, step }: SteppedContext) => {
  const opened = await step(async ({ db }) => accessOf(await readChatSetting(services, db, actor.companyId)));
  if (!opened.ok) return { results: [], problem: opened.problem };
  const { access } = opened;
  const found = await metaOf(services, access).templates.all(access.waba_id, { status: 'APPROVED' });
  if (!found.ok) return { results: [], problem: metaProblem(found.error) };
  const results = found.value.templates
    .flatMap((one) => sendable(one) ?? [])
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.language.localeCompare(b.language));
  return { results, problem: null };
};

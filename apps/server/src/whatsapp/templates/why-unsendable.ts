import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import { unfilledIn, unreadPart } from '@angan/domain/whatsapp/templates/index.ts';

/** What of Meta's keeps a template from being sent, in a sentence; undefined where nothing does. */
export const whyUnsendable = (beyond: readonly string[]): string | undefined => {
  if (beyond.includes(unreadPart)) return templateTexts.unread;
  const unfilled = unfilledIn(beyond);
  return unfilled.length > 0 ? templateTexts.unfilled(unfilled) : undefined;
};

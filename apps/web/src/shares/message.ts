import { shareTexts } from '@angan/contract/shares/texts.ts';
import { messageLimits } from '@angan/contract/whatsapp/messages.ts';
import { useState } from 'react';

/** Signs of the link, which is longer than the words that stand for it until it is made. */
const roomForLink = 120;
export const mostTyped = messageLimits.text - roomForLink;

/** The message as it goes: with the link where its stand-in is, or at the end where somebody took that out. */
export const withLink = (text: string, link: string): string =>
  text.includes(shareTexts.linkStandIn)
    ? text.replaceAll(shareTexts.linkStandIn, link)
    : [text.trimEnd(), link].filter(Boolean).join('\n');

/** A message that follows what is composed until somebody writes in it. */
export const useMessage = (composed: string) => {
  const [written, setWritten] = useState<{ text: string; over: string }>();
  return {
    text: written?.text ?? composed,
    write: (text: string) => setWritten(text === composed ? undefined : { text, over: written?.over ?? composed }),
    /** Takes what is composed by now; undefined where that is what stands here or was written over. */
    renew: written && written.over !== composed ? () => setWritten(undefined) : undefined,
  };
};

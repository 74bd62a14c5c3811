/** One message of an exported chat, joined from its lines. */
export interface ChatMessage {
  readonly from: string;
  /** As it stands in the export: its order of day and month is the phone's. */
  readonly at: string;
  readonly text: string;
}

/** '[20/11/26, 7:42:10 pm] Name: ' and '20/11/2026, 19:42 - Name: ' */
const head =
  /^\u200e?\[?(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s{1,3}\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[\s\u202f]?[ap]\.?m\.?)?)\]?\s{0,3}(?:-\s{0,3})?([^:\n]{1,60}):\s?(.*)$/i;
/** The same without a sender: what the app itself wrote. */
const system =
  /^\u200e?\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s{1,3}\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[\s\u202f]?[ap]\.?m\.?)?\]?\s{0,3}(?:-\s{0,3})?[^:\n]*$/i;
const noise =
  /^\u200e?(?:<media omitted>|(?:image|video|audio|sticker|gif|document) omitted|this message was deleted|you deleted this message|null|messages and calls are end-to-end encrypted.*)$/i;

/** Whether a text is, or begins as, an exported chat. */
export const isChat = (text: string): boolean =>
  head.test(text.split('\n', 1)[0] ?? '') || system.test(text.split('\n', 1)[0] ?? '');

/** The messages of an exported chat in order; a text without heads is one message from nobody. */
export const readChat = (text: string): ChatMessage[] => {
  const messages: { from: string; at: string; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const begins = head.exec(line);
    if (begins) messages.push({ at: begins[1]!, from: begins[2]!.trim(), lines: [begins[3]!] });
    else if (system.test(line)) continue;
    else if (messages.length > 0) messages.at(-1)!.lines.push(line);
    else messages.push({ at: '', from: '', lines: [line] });
  }
  return messages
    .map(({ from, at, lines }) => ({ from, at, text: lines.join('\n').trim() }))
    .filter(({ text }) => text !== '' && !noise.test(text));
};

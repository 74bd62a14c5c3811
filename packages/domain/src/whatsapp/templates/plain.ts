/** Signs of formatting, and what breaks a line: asterisks, pairs of `_` or `~`, three backticks, new lines, tabs. */
const formatting = /[\r\n\t*]|_\S[^_]*_|~\S[^~]*~|```/u;
/** Small pictures: signs of their own, flags, which are two letters, and keycaps. */
const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;

/** Whether WhatsApp would take it for a header, a footer or a label, in which nothing is drawn but plain text. */
export const isPlain = (text: string): boolean => !formatting.test(text) && !picture.test(text);

/** Small pictures as people count them: a family of four is one. */
export const emojiIn = (text: string): number =>
  picture.test(text)
    ? [...new Intl.Segmenter().segment(text)].filter(({ segment }) => picture.test(segment)).length
    : 0;

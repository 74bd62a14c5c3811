/**
 * The beginning of a text that is longer than `most` characters, followed by an ellipsis; cut between two letters with
 * their signs, so that no half of an emoji is left, which neither a database nor a screen can take.
 */
export const shortened = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  let end = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return `${text.slice(0, end).trimEnd()}…`;
};

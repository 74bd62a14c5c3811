/** A text without the signs at its end that `sign` matches, each by itself. A pattern that ends in `+$` costs by the square. */
export const withoutEnd = (text: string, sign: RegExp): string => {
  let end = text.length;
  while (end > 0 && sign.test(text[end - 1]!)) end--;
  return text.slice(0, end);
};

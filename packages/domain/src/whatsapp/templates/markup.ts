/** A run of text as WhatsApp draws it. */
export interface MarkedPart {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  readonly strike?: true;
  readonly mono?: true;
}
type Style = Omit<MarkedPart, 'text'>;

const signs = { '*': 'bold', _: 'italic', '~': 'strike' } as const;
/**
 * A pair of signs around text that neither begins nor ends with a space, on one line, with no letter or digit right
 * outside: so snake_case and 2*3*4 stay as they are.
 */
const pair = /(?<![\p{L}\p{N}*_~])([*_~])(?=\S)((?:(?!\1)[^\n])*?\S)\1(?![\p{L}\p{N}])/u;
const mono = /```([\s\S]+?)```/;

/** WhatsApp's formatting: *bold*, _italic_, ~strike~ within each other, and ```mono``` in which nothing is formatted. */
export const markedParts = (text: string, style: Style = {}): MarkedPart[] => {
  const code = mono.exec(text);
  if (code)
    return [
      ...markedParts(text.slice(0, code.index), style),
      { text: code[1]!, ...style, mono: true },
      ...markedParts(text.slice(code.index + code[0].length), style),
    ];
  const found = pair.exec(text);
  if (!found) return text === '' ? [] : [{ text, ...style }];
  const [all, sign, inside] = found;
  const before = text.slice(0, found.index);
  return [
    ...(before === '' ? [] : [{ text: before, ...style }]),
    ...markedParts(inside!, { ...style, [signs[sign as keyof typeof signs]]: true }),
    ...markedParts(text.slice(found.index + all!.length), style),
  ];
};

/** The text without its signs of formatting, as a list shows it. */
export const plainText = (text: string): string =>
  markedParts(text)
    .map((part) => part.text)
    .join('');

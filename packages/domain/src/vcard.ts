/** vCard 3.0 (RFC 2426): what phones' address books read and write. */

/** A text as the value of a property, or as one of its parts. */
export const vCardText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n');

/** One card of the lines of its properties, such as `FN:Mehul Trivedi`, whose values are escaped already. */
export const vCardOf = (properties: readonly string[]): string =>
  ['BEGIN:VCARD', 'VERSION:3.0', ...properties, 'END:VCARD'].map((line) => `${folded(line)}\r\n`).join('');

/** The properties by which a person is named: one name in whatever order it was given, for nobody knows which of its words is the family's. */
export const vCardName = (name: string): readonly string[] => [`N:;${vCardText(name)};;;`, `FN:${vCardText(name)}`];

/** Octets of a line at most, the space that begins a further one counted, the line's end not. */
const most = 75;
const encoder = new TextEncoder();
const octetsOf = (text: string) => encoder.encode(text).length;

/** A long line goes on in the next one, which begins with a space. A sign of several octets is never cut in two. */
const folded = (line: string): string => {
  if (octetsOf(line) <= most) return line;
  let text = '';
  let octets = 0;
  for (const sign of line) {
    const size = octetsOf(sign);
    if (octets + size > most) {
      text += '\r\n ';
      octets = 1;
    }
    text += sign;
    octets += size;
  }
  return text;
};

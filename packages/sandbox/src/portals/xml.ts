const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
export const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** The text of the first element of a name, its five entities taken back. */
export const textOf = (xml: string, name: string): string => {
  const inside = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  return Object.entries(signs).reduceRight((text, [sign, entity]) => text.replaceAll(entity, sign), inside);
};

/** Times of portals are India's and say so nowhere. */
const india = 19_800_000;
export const spelled = (at: number): string => new Date(at + india).toISOString().slice(0, 19).replace('T', ' ');
export const readSpelled = (text: string): number => Date.parse(`${text.replace(' ', 'T')}+05:30`);

import { XMLParser } from 'fast-xml-parser';

/** An element as an object: attributes beside its parts, '#text' where it has words besides. Many of one name are a list. */
export type Xml = { readonly [name: string]: unknown };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  ignoreDeclaration: true,
  trimValues: true,
  removeNSPrefix: true,
});

/** Such a message may make a parser read files or grow without end; portals send none. */
export const hasDocumentType = (text: string): boolean => /<!\s*(?:DOCTYPE|ENTITY)/i.test(text);

/** The root's element, or undefined where it is no XML or was cut short. */
export const readXml = (text: string): Xml | undefined => {
  if (hasDocumentType(text)) return undefined;
  try {
    const roots = Object.entries(parser.parse(text) as Record<string, unknown>).filter(([name]) => name !== '#text');
    const [root] = roots;
    if (!root || roots.length > 1 || Array.isArray(root[1]) || !isClosed(text, root[0])) return undefined;
    return { [root[0]]: typeof root[1] === 'object' && root[1] !== null ? root[1] : {} };
  } catch {
    return undefined;
  }
};

/** Only what has come whole ends as its root does. */
const isClosed = (text: string, root: string): boolean => {
  const end = text.trimEnd();
  if (end.endsWith('/>')) return true;
  const last = end.slice(end.lastIndexOf('</') + 2, -1).trim();
  return end.endsWith('>') && last.slice(last.indexOf(':') + 1) === root;
};

/** The parts of a name, one or many, none where there is none. */
export const many = (value: unknown): Xml[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is Xml => typeof one === 'object' && one !== null);

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** The five entities of XML and numbered signs; others stay as they are. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (name) return named[String(name).toLowerCase()] ?? whole;
    const sign = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return sign > 0x1f && sign <= 0x10ffff && (sign < 0xd800 || sign > 0xdfff) ? String.fromCodePoint(sign) : ' ';
  });

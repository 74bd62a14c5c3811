import { inflateSync } from 'node:zlib';

/**
 * The words of a PDF as the product draws them: what a line says of itself, else what its fonts say each glyph stands for,
 * in the order of drawing.
 */
export const pdfText = (pdf: Buffer): string => {
  const raw = pdf.toString('latin1');
  const objects = new Map<string, { head: string; stream: string }>();
  for (const found of raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)) {
    const [, id = '', body = ''] = found;
    const [head = '', rest] = body.split(/stream\n/, 2);
    const length = /\/Length (\d+)/.exec(head)?.[1];
    const at = found.index + found[0].indexOf('stream\n') + 7;
    const content = rest === undefined || !length ? Buffer.alloc(0) : pdf.subarray(at, at + Number(length));
    const stream = /FlateDecode/.test(head) && !/Image/.test(head) ? inflateSync(content).toString('latin1') : '';
    objects.set(id, { head, stream });
  }
  const cmaps = new Map<string, Map<string, string>>();
  for (const { head } of objects.values()) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(head)?.[1];
    const id = [...objects].find(([, one]) => one.head === head)![0];
    if (map) cmaps.set(id, cmapOf(objects.get(map)!.stream));
  }
  const fonts = new Map(
    [...objects.values()].flatMap(({ head }) =>
      [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name!, cmaps.get(id!)] as const),
    ),
  );
  return [...objects.values()]
    .filter(({ stream }) => / Tf\b/.test(stream))
    .map(({ stream }) => wordsOf(stream, fonts))
    .join('\n');
};

const cmapOf = (stream: string): Map<string, string> => {
  const map = new Map<string, string>();
  const text = (hex: string) => Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le');
  for (const [, from = '', , list = ''] of stream.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi))
    for (const [at, one] of [...list.matchAll(/<([^>]*)>/g)].entries())
      map.set((Number.parseInt(from, 16) + at).toString(16).padStart(4, '0'), text(one[1]!));
  return map;
};

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
/** A text of a PDF in UTF-16 with its mark of order. */
const markedText = (raw: string): string =>
  Buffer.from(raw.replaceAll(/\\([\s\S])/g, (_, sign: string) => escapes[sign] ?? sign).slice(2), 'latin1')
    .swap16()
    .toString('utf16le');

const wordsOf = (stream: string, fonts: Map<string, Map<string, string> | undefined>): string => {
  let font: Map<string, string> | undefined;
  let said = '';
  const marked = /\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)[\s\S]*? BDC[\s\S]*?\nEMC/;
  const shownOrMarked = new RegExp(`${marked.source}|\\/(F\\d+) [\\d.]+ Tf|(\\[[^\\]]*\\]) TJ`, 'g');
  for (const [, actual, name, shown] of stream.matchAll(shownOrMarked)) {
    if (actual) said += `${markedText(actual)} `;
    else if (name) font = fonts.get(name);
    else
      for (const [, hex = ''] of shown!.matchAll(/<([0-9a-f]*)>/g))
        for (const glyph of hex.match(/.{4}/g) ?? []) said += font?.get(glyph) ?? '';
    if (shown) said += ' ';
  }
  return said;
};

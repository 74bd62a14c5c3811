import PDFDocument from 'pdfkit';
import { fontFile, type Run, runsOf, scripts, type Weight } from './fonts.ts';

export interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
  /** Height of a line in sizes of the letters. */
  readonly leading?: number;
}

export const inks = { text: '#1c1815', second: '#5b544e', third: '#766f66', line: '#dcd5cb', tint: '#f8f4f0' } as const;

/** By what the page calls the font that is drawn with; pdfkit tells it nobody. */
const fontIdOf = (doc: object): string => (doc as { _font: { id: string } })._font.id;

/** A line with the width that it takes. */
interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
}

/** Points of a sheet with its margins; 72 are an inch. */
export const sheets = {
  portrait: { width: 595.28, height: 841.89, margin: 40 },
  landscape: { width: 841.89, height: 595.28, margin: 32 },
} as const;
export type Sheet = (typeof sheets)[keyof typeof sheets];

/** '21/11/2026' as a moment of that day. */
const momentOf = (day: string): Date => new Date(`${day.split('/').reverse().join('-')}T06:30:00Z`);

/**
 * A document whose texts may mix scripts: pdfkit draws each run, lines and breaks are worked out here.
 * `day` ('21/11/2026'): what is made of the same on the same day is the same file.
 */
export const newPaper = (sheet: Sheet, title: string, day?: string) => {
  const doc = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    info: { Title: title, Creator: 'Angan', Producer: 'Angan', CreationDate: day ? momentOf(day) : new Date() },
  });
  for (const script of scripts)
    for (const weight of [400, 500, 600] as const) doc.registerFont(`${script} ${weight}`, fontFile(script, weight));

  const use = (run: Run, { size, weight = 400 }: Style) => doc.font(`${run.script} ${weight}`).fontSize(size);
  const widthOfRun = (run: Run, style: Style) => use(run, style).widthOfString(run.text);
  // Shaping letters is nearly all that drawing costs, and most words come more than once: each is measured once.
  const measured = new Map<string, number>();
  const widthOfWord = (word: string, style: Style): number => {
    const key = `${style.weight ?? 400} ${word}`;
    let width = measured.get(key);
    if (width === undefined) {
      width = runsOf(word).reduce((sum, run) => sum + widthOfRun(run, { ...style, size: 100 }), 0);
      measured.set(key, width);
    }
    return (width * style.size) / 100;
  };
  const widthOf = (text: string, style: Style) =>
    text.split(/(\s+)/).reduce((sum, word) => sum + (word ? widthOfWord(word, style) : 0), 0);
  const space = (style: Style) => widthOfWord(' ', style);
  const lineHeight = ({ size, leading = 1.3 }: Style) => size * leading;

  /** A word that is wider than the column by itself is broken between letters. */
  const pieces = (word: string, width: number, style: Style): string[] => {
    if (widthOf(word, style) <= width) return [word];
    const made: string[] = [];
    let piece = '';
    for (const { segment } of new Intl.Segmenter().segment(word)) {
      if (piece && widthOf(piece + segment, style) > width) {
        made.push(piece);
        piece = '';
      }
      piece += segment;
    }
    return [...made, piece];
  };

  const linesOf = (text: string, width: number, style: Style, most = Number.POSITIVE_INFINITY): Line[] => {
    const lines: string[] = [];
    for (const paragraph of text.split('\n')) {
      let line = '';
      let taken = 0;
      for (const word of paragraph
        .split(/\s+/)
        .filter(Boolean)
        .flatMap((one) => pieces(one, width, style))) {
        const own = widthOfWord(word, style);
        if (line && taken + space(style) + own > width) {
          lines.push(line);
          line = word;
          taken = own;
        } else {
          taken += own + (line ? space(style) : 0);
          line = line ? `${line} ${word}` : word;
        }
      }
      lines.push(line);
      if (lines.length > most) break;
    }
    const kept = lines.slice(0, most);
    if (lines.length > most && kept.length > 0) kept[kept.length - 1] = shortened(`${kept.at(-1)} …`, width, style);
    return kept.map((line) => ({ runs: runsOf(line), width: widthOf(line, style) }));
  };

  const shortened = (text: string, width: number, style: Style): string => {
    let left = text.replace(/ ?…$/, '');
    while (left && widthOf(`${left}…`, style) > width) left = left.slice(0, -1);
    return `${left.trimEnd()}…`;
  };

  /** Ends a mark where its letters were drawn: readers place its text by what holds at its end, and pdfkit draws upside down. */
  const endMark = (size: number) => {
    doc
      .save()
      .transform(1, 0, 0, -1, 0, sheet.height)
      .addContent(`/${fontIdOf(doc)} ${size} Tf`);
    doc.endMarkedContent();
    doc.restore();
  };

  const drawLine = (
    { runs, width }: Line,
    x: number,
    y: number,
    style: Style,
    align: 'left' | 'right',
    room: number,
  ) => {
    let at = align === 'right' ? x + room - width : x;
    // All scripts stand on one line, whatever room each font wants above its letters.
    const baseline = y + lineHeight(style) / 2 + style.size * 0.33;
    doc.fillColor(style.colour ?? inks.text);
    // Letters of our scripts are drawn in another order than they are read: who copies or hears a line gets its text.
    const isShaped = runs.some(({ script }) => script === 'devanagari' || script === 'gujarati');
    if (isShaped) doc.markContent('Span', { actual: runs.map(({ text }) => text).join('') });
    for (const run of runs) {
      use(run, style).text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += widthOfRun(run, style);
    }
    if (isShaped) endMark(style.size);
  };

  return {
    doc,
    sheet,
    widthOf,
    lineHeight,
    linesOf,
    heightOf: (text: string, width: number, style: Style, most?: number) =>
      linesOf(text, width, style, most).length * lineHeight(style),
    /** Draws a text into a column and answers where the next may begin. */
    text: (
      text: string,
      x: number,
      y: number,
      width: number,
      style: Style,
      { most, align = 'left' }: { most?: number; align?: 'left' | 'right' } = {},
    ): number => {
      let top = y;
      for (const line of linesOf(text, width, style, most)) {
        drawLine(line, x, top, style, align, width);
        top += lineHeight(style);
      }
      return top;
    },
    rule: (x: number, y: number, width: number, colour: string = inks.line) => {
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .strokeColor(colour)
        .stroke();
    },
    /** A picture that fills its frame, cut at the sides that are too long. */
    picture: (content: Uint8Array, x: number, y: number, width: number, height: number) => {
      doc.save();
      doc.roundedRect(x, y, width, height, 4).clip();
      doc.image(Buffer.from(content), x, y, { cover: [width, height], align: 'center', valign: 'center' });
      doc.restore();
    },
    done: (): Promise<Buffer> =>
      new Promise((resolve, reject) => {
        const parts: Buffer[] = [];
        doc.on('data', (part: Buffer) => parts.push(part));
        doc.on('end', () => resolve(Buffer.concat(parts)));
        doc.on('error', reject);
        doc.end();
      }),
  };
};
export type Paper = ReturnType<typeof newPaper>;

import { importProblems } from '@angan/contract/imports/import-problems.ts';
import { FileProblem } from './file-problem.ts';

/**
 * Cells and lines that the sheets of a workbook may span: 50,000 rows of a hundred columns. Its reader makes a place for
 * each of them, whether something stands in it or not, so that one cell far outside costs as much as a full sheet.
 */
const most = { cells: 5_000_000, lines: 200_000 };

const [lower, greater, slash, bang, question, apostrophe, quote] = [0x3c, 0x3e, 0x2f, 0x21, 0x3f, 0x27, 0x22];

/** A tag of an XML file: its name without prefix, what is in it, and whether it closes itself. */
interface Tag {
  readonly name: string;
  readonly text: string;
  readonly isEmpty: boolean;
}

/** The opening tags of a file, in its order. Comments and what XML calls character data are passed over. */
function* tagsOf(xml: Buffer): Generator<Tag> {
  for (let at = xml.indexOf(lower); at >= 0; at = xml.indexOf(lower, at)) {
    const sign = xml[at + 1];
    if (sign === bang || sign === question || sign === slash) {
      const end = endOfOther(xml, at);
      if (end < 0) return;
      at = end;
      continue;
    }
    let to = at + 1;
    let within = 0;
    for (; to < xml.length && (within !== 0 || xml[to] !== greater); to++) {
      const one = xml[to]!;
      if (within !== 0) within = one === within ? 0 : within;
      else if (one === quote || one === apostrophe) within = one;
    }
    const text = xml.toString('latin1', at + 1, to);
    const name = /^[^\s/]*/.exec(text)![0];
    yield { name: name.slice(name.indexOf(':') + 1), text, isEmpty: xml[to - 1] === slash };
    at = to;
  }
}

const endOfOther = (xml: Buffer, at: number): number => {
  if (xml.toString('latin1', at, at + 4) === '<!--') return xml.indexOf('-->', at);
  if (xml.toString('latin1', at, at + 9) === '<![CDATA[') return xml.indexOf(']]>', at);
  return xml.indexOf(greater, at);
};

const placeOf = (text: string): string | undefined =>
  / r ?= ?["']([^"']{0,40})/.exec(text.replaceAll(/\s+/g, ' '))?.[1];

/** 'XFD' is 16,384. */
const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

/** Throws FileProblem where the sheets that `take` is given one by one would span more than can be walked. */
export const newExtent = () => {
  let cells = 0;
  const add = (more: number) => {
    cells += more;
    if (cells > most.cells) throw new FileProblem(importProblems.of.tooWide);
  };
  return (xml: Buffer): void => {
    let [line, column, widest] = [0, 0, 0];
    for (const { name, text, isEmpty } of tagsOf(xml)) {
      if (name === 'row') {
        add(column);
        line = Number(placeOf(text) ?? line + 1);
        column = 0;
      } else if (name === 'c') {
        const place = /^\$?([A-Za-z]{1,4})\$?(\d{1,9})$/.exec(placeOf(text) ?? '');
        if (!place && placeOf(text) !== undefined) throw new FileProblem(importProblems.of.brokenWorkbook);
        const here = place ? columnOf(place[1]!) : column + 1;
        column = Math.max(column, here);
        if (place) line = Math.max(line, Number(place[2]));
        if (!isEmpty) widest = Math.max(widest, here);
      } else continue;
      if (!(line <= most.lines)) throw new FileProblem(importProblems.of.tooWide);
    }
    add(column + line * widest);
  };
};

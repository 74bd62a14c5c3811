import { sharePageTexts as texts } from '@angan/contract/shares/texts.ts';
import { type Brochure, costNote, type Line } from '@angan/domain/brochure/index.ts';
import { inks, newPaper, type Paper, sheets } from '../../core/pdf/index.ts';
import { wordsOfTag } from '../../core/words.ts';
import { colourOf, drawFeet, drawHead, footHeight } from './frame.ts';
import { drawPictures } from './pictures-grid.ts';
import type { Plan } from './plan.ts';

const mostPages = 3;
const label = { size: 8.5, colour: inks.third } as const;
const value = { size: 10.5, weight: 500 } as const;
const body = { size: 10, colour: inks.second, leading: 1.45 } as const;

/** One property on up to three sheets of A4. */
export const drawSingle = async (plan: Plan): Promise<Buffer> => {
  const { brochure, pictures } = plan.properties[0]!;
  const { say, word } = wordsOfTag(plan.tag).words;
  const named = (lines: readonly Line[]) => lines.map(({ label, value }) => ({ label: word(label), value }));
  const paper = newPaper(sheets.portrait, brochure.title);
  const flow = newFlow(paper);
  flow.y = drawHead(paper, plan);
  const { margin, width } = paper.sheet;
  const inner = width - 2 * margin;
  flow.y = paper.text(brochure.title, margin, flow.y, inner, { size: 20, weight: 600, leading: 1.2 }, { most: 3 });
  flow.y = paper.text(brochure.place, margin, flow.y + 2, inner, { size: 11, colour: inks.second }, { most: 2 }) + 10;
  flow.y = drawPictures(paper, pictures, flow.y);
  drawPrices(flow, plan, brochure);
  flow.lines(named(brochure.facts), 3);
  flow.section(say(texts.terms), named(brochure.terms));
  flow.section(say(texts.preleased), named(brochure.preleased));
  flow.section(say(texts.cost), named(brochure.cost), word(costNote));
  flow.words(say(texts.amenities), brochure.amenities.join('  ·  '));
  flow.words(say(texts.features), brochure.features.join('  ·  '));
  flow.words(say(texts.about), brochure.description);
  drawFeet(paper, plan);
  return paper.done();
};

const drawPrices = (flow: Flow, plan: Plan, { prices }: Brochure) => {
  const { paper } = flow;
  const { margin, width } = paper.sheet;
  for (const { text, beside } of prices) {
    flow.room(30);
    const big = { size: 20, weight: 600, colour: colourOf(plan) } as const;
    const taken = paper.widthOf(text, big);
    const next = paper.text(text, margin, flow.y, width - 2 * margin, big, { most: 2 });
    const left = width - 2 * margin - taken - 14;
    if (beside && left > 160)
      paper.text(beside, margin + taken + 14, flow.y + 6, left, { size: 10, colour: inks.second }, { most: 2 });
    else if (beside)
      flow.y =
        paper.text(beside, margin, next, width - 2 * margin, { size: 10, colour: inks.second }) - (next - flow.y);
    flow.y += next - flow.y;
  }
  flow.y += 8;
};

/** Places one thing below the other, on a new sheet where there is no more room, and stops at the last sheet. */
const newFlow = (paper: Paper) => {
  const { margin, width, height } = paper.sheet;
  const inner = width - 2 * margin;
  const bottom = height - footHeight - 6;
  let pages = 1;
  paper.doc.addPage();
  const flow = {
    paper,
    y: margin as number,
    /** Whether there is room for so many points, on this sheet or on a new one. */
    room(points: number): boolean {
      if (flow.y + points <= bottom) return true;
      if (pages === mostPages) return false;
      paper.doc.addPage();
      pages++;
      flow.y = margin;
      return true;
    },
    /** Labels over values, in columns with a line above each row. */
    lines(lines: readonly Line[], columns: number) {
      const column = inner / columns;
      // What is long goes over the whole width at the end, where it holds up no row.
      const isLong = (line: Line) => paper.widthOf(line.value, value) > (column - 14) * 1.9;
      const short = lines.filter((line) => !isLong(line));
      for (let at = 0; at < short.length; at += columns) row(short.slice(at, at + columns), column);
      for (const line of lines.filter(isLong)) row([line], inner);
      flow.y += 6;
    },
    section(title: string, lines: readonly Line[], note = '') {
      if (lines.length === 0) return;
      flow.heading(title, 50);
      flow.lines(lines, 3);
      if (note) flow.y = paper.text(note, margin, flow.y - 4, inner, label) + 6;
    },
    heading(title: string, with_: number) {
      flow.y += 8;
      if (!flow.room(24 + with_)) return;
      flow.y = paper.text(title, margin, flow.y, inner, { size: 12, weight: 600 }) + 4;
    },
    words(title: string, text: string) {
      if (!text) return;
      flow.heading(title, 16);
      for (const paragraph of text.split('\n').filter((one) => one.trim())) {
        const lines = paper.linesOf(paragraph, inner, body);
        let done = 0;
        while (done < lines.length && flow.room(paper.lineHeight(body))) {
          const fits = Math.max(1, Math.floor((bottom - flow.y) / paper.lineHeight(body)));
          const part = lines.slice(done, done + fits);
          for (const line of part)
            flow.y = paper.text(line.runs.map((run) => run.text).join(''), margin, flow.y, inner + 4, body);
          done += part.length;
        }
        flow.y += 3;
      }
    },
  };
  const row = (lines: readonly Line[], column: number) => {
    const heights = lines.map((line) => paper.heightOf(line.value, column - 14, value, 4));
    const tall = 8 + paper.lineHeight(label) + Math.max(...heights) + 5;
    if (!flow.room(tall)) return;
    paper.rule(margin, flow.y, inner);
    for (const [at, line] of lines.entries()) {
      const x = margin + at * column;
      const under = paper.text(line.label, x, flow.y + 5, column - 14, label, { most: 1 });
      paper.text(line.value, x, under, column - 14, value, { most: 4 });
    }
    flow.y += tall;
  };
  return flow;
};
type Flow = ReturnType<typeof newFlow>;

import { inks, newPaper, type Paper, sheets } from '../../core/pdf/index.ts';
import { wordsOfTag } from '../../core/words.ts';
import type { ComparablesPlan } from './comparables-plan.ts';
import { colourOf, drawHead } from './frame.ts';

const second = { size: 8.5, colour: inks.second } as const;
const label = { size: 8.5, colour: inks.third } as const;
const strong = { size: 10, weight: 500 } as const;
const footHeight = 40;

/** One sheet of A4 for the talk about a price: what the home is, what others went for, and what that comes to. */
export const drawComparables = async (plan: ComparablesPlan): Promise<Buffer> => {
  const { say } = wordsOfTag(plan.tag).words;
  const paper = newPaper(sheets.portrait, `${say('Comparables')}, ${plan.title}`, plan.date);
  paper.doc.addPage();
  const { margin, width, height } = paper.sheet;
  const inner = width - 2 * margin;
  let y = drawHead(paper, plan);
  y = paper.text(plan.title, margin, y, inner, { size: 20, weight: 600 }, { most: 2 });
  y = paper.text(plan.place, margin, y + 2, inner, { size: 11, colour: inks.second }, { most: 1 }) + 6;
  const asked = [plan.asked && say('Asked: {price}', { price: plan.asked }), plan.rate].filter(Boolean).join(', ');
  if (asked) y = paper.text(asked, margin, y, inner, strong, { most: 1 }) + 8;
  y = drawRange(paper, plan, y);
  y = paper.text(say('Comparables'), margin, y + 8, inner, { size: 12, weight: 600 }) + 4;
  const columns = {
    what: margin,
    size: margin + inner * 0.46,
    price: margin + inner * 0.64,
    rate: margin + inner * 0.82,
  };
  for (const row of plan.rows) {
    const title = paper.heightOf(row.title, inner * 0.44, strong, 2);
    const tall = title + paper.lineHeight(second) + 10;
    // One page it is: what does not fit is the least telling.
    if (y + tall > height - footHeight) break;
    paper.rule(margin, y, inner);
    const under = paper.text(row.title, columns.what, y + 5, inner * 0.44, strong, { most: 2 });
    paper.text(row.place, columns.what, under, inner * 0.44, second, { most: 1 });
    paper.text(row.size, columns.size, y + 5, inner * 0.17, second, { most: 2 });
    const below = paper.text(row.price, columns.price, y + 5, inner * 0.17, strong, { most: 1 });
    paper.text(row.when, columns.price, below, inner * 0.18, second, { most: 1 });
    paper.text(row.rate, columns.rate, y + 5, inner * 0.18, strong, { most: 2, align: 'right' });
    y += tall;
  }
  drawFoot(paper, plan);
  return paper.done();
};

const drawRange = (paper: Paper, plan: ComparablesPlan, top: number): number => {
  const { margin, width } = paper.sheet;
  const inner = width - 2 * margin;
  if (plan.range.length === 0) return paper.text(plan.basis, margin, top, inner, second, { most: 2 }) + 4;
  const column = inner / plan.range.length;
  paper.rule(margin, top, inner);
  let next = top;
  for (const [at, { value, label: name }] of plan.range.entries()) {
    const x = margin + at * column;
    const under = paper.text(
      value,
      x,
      top + 7,
      column - 8,
      { size: 14, weight: 600, colour: colourOf(plan) },
      { most: 1 },
    );
    next = Math.max(next, paper.text(name, x, under, column - 8, label, { most: 1 }));
  }
  return paper.text(plan.basis, margin, next + 4, inner, second, { most: 1 }) + 4;
};

const drawFoot = (paper: Paper, plan: ComparablesPlan): void => {
  const { margin, width, height } = paper.sheet;
  const inner = width - 2 * margin;
  const top = height - footHeight + 6;
  paper.rule(margin, top, inner);
  paper.text([plan.note, plan.sender.foot].filter(Boolean).join(' '), margin, top + 8, inner - 90, label, { most: 2 });
  paper.text(plan.date, width - margin - 80, top + 8, 80, label, { align: 'right', most: 1 });
};

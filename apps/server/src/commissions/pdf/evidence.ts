import { drawLetterhead, drawPageFeet, drawTable, inks, newPaper, type Paper, sheets } from '../../core/pdf/index.ts';
import type { EvidencePart, EvidencePlan } from './plans.ts';

const bad = '#9f1239';
const signed = { width: 150, height: 60 } as const;

/** The evidence pack of a deal on A4: part under part, what does not hold in red and in words. */
export const drawEvidence = async (plan: EvidencePlan): Promise<Buffer> => {
  const paper = newPaper(sheets.portrait, plan.title, plan.date);
  const { margin, width } = paper.sheet;
  paper.doc.addPage();
  let y = drawLetterhead(paper, plan.office, plan.date);
  y = paper.text(plan.title, margin, y, width - 2 * margin, { size: 18, weight: 600 }, { most: 2 }) + 8;
  for (const part of plan.parts) y = drawPart(paper, part, y);
  drawPageFeet(paper, `${plan.title}, made on ${plan.date}`);
  return paper.done();
};

const drawPart = (
  paper: Paper,
  { title, note, isBad, columns, rows = [], signatures = [] }: EvidencePart,
  top: number,
): number => {
  const { margin, width, height } = paper.sheet;
  const inner = width - 2 * margin;
  const bottom = height - 60;
  let y = top + 8;
  const room = (tall: number) => {
    if (y + tall <= bottom) return;
    paper.doc.addPage();
    y = margin;
  };
  room(80);
  y = paper.text(title, margin, y, inner, { size: 13, weight: 600 }) + 2;
  if (note)
    y =
      paper.text(
        note,
        margin,
        y,
        inner,
        { size: 9.5, weight: isBad ? 600 : 400, colour: isBad ? bad : inks.second },
        { most: 6 },
      ) + 4;
  if (columns && rows.length > 0)
    y = drawTable(
      paper,
      columns,
      rows.map((row) => ({ cells: row.cells, ...(row.isBad && { style: { colour: bad, weight: 600 as const } }) })),
      y,
      bottom,
    );
  for (const { picture, label } of signatures) {
    room(signed.height + 24);
    paper.doc.image(Buffer.from(picture), margin, y, { fit: [signed.width, signed.height] });
    y = paper.text(label, margin, y + signed.height + 2, inner, { size: 9, colour: inks.second }, { most: 2 }) + 6;
  }
  return y;
};

import { drawLetterhead, drawPageFeet, newPaper, sheets } from '../../core/pdf/index.ts';
import type { LetterPlan } from './plans.ts';

/** A letter on A4, paragraph under paragraph. */
export const drawLetter = async ({ office, date, subject, text }: LetterPlan): Promise<Buffer> => {
  const paper = newPaper(sheets.portrait, subject, date);
  const { margin, width } = paper.sheet;
  const inner = width - 2 * margin;
  paper.doc.addPage();
  let y = drawLetterhead(paper, office, date) + 6;
  y = paper.text(subject, margin, y, inner, { size: 13, weight: 600 }, { most: 2 }) + 12;
  for (const paragraph of text.split('\n\n'))
    y = paper.text(paragraph, margin, y, inner, { size: 11, leading: 1.45 }) + 10;
  drawPageFeet(paper, [office.company_name, office.rera_no && `RERA ${office.rera_no}`].filter(Boolean).join(', '));
  return paper.done();
};

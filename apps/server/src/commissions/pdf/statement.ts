import { drawLetterhead, drawPageFeet, drawTable, newPaper, sheets } from '../../core/pdf/index.ts';
import type { StatementPlan } from './plans.ts';

/** A statement of account on A4: who it is for, row for row, and its sums. */
export const drawStatement = async (plan: StatementPlan): Promise<Buffer> => {
  const paper = newPaper(sheets.portrait, plan.title, plan.date);
  const { margin, width, height } = paper.sheet;
  const inner = width - 2 * margin;
  paper.doc.addPage();
  let y = drawLetterhead(paper, plan.office, plan.date);
  y = paper.text(plan.title, margin, y, inner, { size: 18, weight: 600 }, { most: 1 }) + 2;
  y = paper.text(plan.to, margin, y, inner, { size: 11 }, { most: 2 }) + 10;
  drawTable(
    paper,
    plan.columns,
    [...plan.rows.map((cells) => ({ cells })), { cells: plan.sums, style: { weight: 600 } }],
    y,
    height - 60,
  );
  drawPageFeet(paper, plan.note);
  return paper.done();
};

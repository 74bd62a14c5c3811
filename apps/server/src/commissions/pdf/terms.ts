import { drawLetterhead, drawPageFeet, inks, newPaper, sheets } from '../../core/pdf/index.ts';
import type { TermsPlan } from './plans.ts';

const label = { size: 9, weight: 500, colour: inks.third } as const;

/** The terms of a brokerage on A4, with the signature or room for it. */
export const drawTerms = async (plan: TermsPlan): Promise<Buffer> => {
  const paper = newPaper(sheets.portrait, 'Terms of brokerage', plan.date);
  const { margin, width } = paper.sheet;
  const inner = width - 2 * margin;
  paper.doc.addPage();
  let y = drawLetterhead(paper, plan.office, plan.date);
  y = paper.text('Terms of brokerage', margin, y, inner, { size: 20, weight: 600 }) + 8;
  const said = `${plan.payer} agrees to pay ${plan.office.legal_name || plan.office.company_name} the brokerage below for ${plan.about}.`;
  y = paper.text(said, margin, y, inner, { size: 11, leading: 1.4 }) + 10;
  for (const [name, value] of plan.lines) {
    paper.text(name, margin, y + 1, 130, label, { most: 1 });
    y = paper.text(value, margin + 140, y, inner - 140, { size: 10.5 }, { most: 4 }) + 5;
  }
  y += 14;
  const box = { width: 210, height: 80 };
  paper.doc.roundedRect(margin, y, box.width, box.height, 4).lineWidth(0.6).strokeColor(inks.line).stroke();
  if (plan.signature)
    paper.doc.image(Buffer.from(plan.signature), margin + 6, y + 4, {
      fit: [box.width - 12, box.height - 8],
      align: 'center',
      valign: 'center',
    });
  y += box.height + 6;
  paper.text(
    plan.agreed || 'Signature of the payer, with the date',
    margin,
    y,
    inner,
    { size: 10, weight: 500 },
    { most: 2 },
  );
  drawPageFeet(paper, 'GST and TDS are estimates by the day; the invoice says what holds.');
  return paper.done();
};

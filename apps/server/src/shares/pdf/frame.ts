import { brochureNote, usualColour } from '@angan/domain/brochure/index.ts';
import QRCode from 'qrcode';
import { inks, type Paper } from '../../core/pdf/index.ts';
import { wordsOfTag } from '../../core/words.ts';
import type { Plan } from './plan.ts';

const small = { size: 8, colour: inks.third } as const;

export const colourOf = ({ sender }: Pick<Plan, 'sender'>): string => sender.colour ?? usualColour;

/** The head of the first page: whose it is at the left, whom to ask at the right. Answers where the page goes on. */
export const drawHead = (paper: Paper, plan: Pick<Plan, 'sender'>): number => {
  const { margin, width } = paper.sheet;
  const { sender } = plan;
  const inner = width - 2 * margin;
  const top = margin - 8;
  let left = margin;
  if (sender.logo) {
    paper.picture(sender.logo, left, top, 34, 34);
    left += 44;
  } else {
    paper.doc.rect(left, top, 5, 34).fill(colourOf(plan));
    left += 14;
  }
  const half = inner * 0.56 - (left - margin);
  const below = paper.text(sender.company, left, top - 1, half, { size: 14, weight: 600 }, { most: 1 });
  if (sender.rera_no) paper.text(`RERA ${sender.rera_no}`, left, below + 1, half, small, { most: 1 });
  const right = margin + inner * 0.58;
  const own = inner * 0.42;
  const under = paper.text(sender.name, right, top, own, { size: 11, weight: 500 }, { most: 1, align: 'right' });
  paper.text(sender.phone, right, under, own, { size: 11, colour: inks.second }, { most: 1, align: 'right' });
  paper.rule(margin, top + 44, inner);
  return top + 58;
};

/** Points that the foot takes from the bottom of each page. */
export const footHeight = 76;

/** The foot of every page: where to look on, what holds of all of it, and by which code it is known. */
export const drawFeet = (paper: Paper, plan: Plan): void => {
  const { say, word } = wordsOfTag(plan.tag).words;
  const { doc, sheet } = paper;
  const { count } = doc.bufferedPageRange();
  const inner = sheet.width - 2 * sheet.margin;
  const top = sheet.height - footHeight + 6;
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    paper.rule(sheet.margin, top, inner);
    drawQr(paper, plan.link, sheet.margin, top + 8, 46);
    const left = sheet.margin + 58;
    const width = inner - 58 - 130;
    const note = [word(brochureNote), plan.sender.foot].filter(Boolean).join(' ');
    const next = paper.text(note, left, top + 9, width, { ...small, colour: inks.second }, { most: 2 });
    paper.text(say('See it online, with all its pictures: {link}', { link: plan.link }), left, next + 1, width, small, {
      most: 2,
    });
    const right = sheet.width - sheet.margin - 125;
    const under = paper.text(plan.code, right, top + 9, 125, { size: 9, weight: 500 }, { align: 'right', most: 1 });
    const last = paper.text(plan.date, right, under, 125, small, { align: 'right' });
    if (count > 1)
      paper.text(say('Page {page} of {count}', { page: page + 1, count }), right, last, 125, small, { align: 'right' });
  }
};

/** Drawn as squares, so that it is sharp at any size and costs a few hundred bytes. */
const drawQr = ({ doc }: Paper, text: string, x: number, y: number, side: number) => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const step = side / modules.size;
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) doc.rect(x + column * step, y + row * step, step + 0.05, step + 0.05);
  doc.fill(inks.text);
};

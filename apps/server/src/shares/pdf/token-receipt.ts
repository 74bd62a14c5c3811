import type { LanguageTag } from '@angan/domain/lookups/office.ts';
import { inks, newPaper, type Paper, sheets } from '../../core/pdf/index.ts';
import { wordsOfTag } from '../../core/words.ts';
import { drawHead } from './frame.ts';
import type { Plan } from './plan.ts';

/** All that drawing the receipt for a token needs, as it travels to the thread that draws. */
export interface TokenReceiptPlan extends Pick<Plan, 'sender' | 'date'> {
  readonly format: 'Token receipt';
  /** The language of the paper; what its lines say is in its words already. */
  readonly tag: LanguageTag;
  /** 'T/26-27/0001' */
  readonly number: string;
  /** '₹ 5,00,000.00' */
  readonly amount: string;
  /** The amount in words, in English as on a cheque. */
  readonly words: string;
  /** What else it says, line by line; empty ones are left out. */
  readonly lines: readonly (readonly [name: string, value: string])[];
}

const label = { size: 9, weight: 500, colour: inks.third } as const;
const value = { size: 11 } as const;
const nameWidth = 120;

/** The receipt for a token on A4, on the paper of the office: from whom, for what, how much, and room to sign. */
export const drawTokenReceipt = async (plan: TokenReceiptPlan): Promise<Buffer> => {
  const { say } = wordsOfTag(plan.tag).words;
  const paper = newPaper(sheets.portrait, `${say('Token receipt')} ${plan.number}`);
  const { margin, width } = paper.sheet;
  const inner = width - 2 * margin;
  paper.doc.addPage();
  let y = drawHead(paper, plan);
  paper.text(plan.number, margin, y + 6, inner, { size: 11, weight: 500 }, { align: 'right', most: 1 });
  y = paper.text(say('Token receipt'), margin, y, inner, { size: 20, weight: 600 }) + 4;
  y = paper.text(plan.date, margin, y, inner, { size: 10, colour: inks.second }) + 14;
  y = paper.text(plan.amount, margin, y, inner, { size: 24, weight: 600 }, { most: 1 }) + 2;
  y = paper.text(plan.words, margin, y, inner, { size: 10.5, colour: inks.second }, { most: 2 }) + 14;
  for (const [name, said] of plan.lines.filter(([, text]) => text !== '')) y = drawLine(paper, name, said, y);
  const hand = y + 64;
  const half = (inner - 40) / 2;
  for (const [x, who] of [
    [margin, say('Buyer or tenant')],
    [margin + half + 40, say('For {company}', { company: plan.sender.company })],
  ] as const) {
    paper.rule(x, hand, half);
    paper.text(who, x, hand + 4, half, label, { most: 1 });
  }
  const note = [say('The token is not brokerage. Valid once the payment is realised.'), plan.sender.foot]
    .filter(Boolean)
    .join(' ');
  paper.text(note, margin, hand + 34, inner, { size: 8.5, colour: inks.third }, { most: 3 });
  return paper.done();
};

const drawLine = (paper: Paper, name: string, said: string, y: number): number => {
  const { margin, width } = paper.sheet;
  const inner = width - 2 * margin;
  paper.rule(margin, y, inner);
  paper.text(name, margin, y + 9, nameWidth, label, { most: 1 });
  return paper.text(said, margin + nameWidth, y + 7, inner - nameWidth, value, { most: 3 }) + 7;
};

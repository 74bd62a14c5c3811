import { inks, type Paper } from './paper.ts';

/** Whose paper it is; '' for what is not known. */
export interface PaperHead {
  readonly company_name: string;
  readonly legal_name: string;
  readonly address: string;
  readonly pincode: string;
  readonly state: string;
  readonly gstin: string;
  readonly pan: string;
  readonly rera_no: string;
}

const small = { size: 8.5, colour: inks.second } as const;

/** The head of the first page: whose paper it is, with its numbers, and the day at the right. Answers where the page goes on. */
export const drawLetterhead = (paper: Paper, office: PaperHead, date: string): number => {
  const { margin, width } = paper.sheet;
  const inner = width - 2 * margin;
  const left = inner * 0.68;
  let y = paper.text(
    office.legal_name || office.company_name,
    margin,
    margin - 8,
    left,
    { size: 15, weight: 600 },
    { most: 2 },
  );
  const place = [office.address, [office.state, office.pincode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  if (place) y = paper.text(place, margin, y + 1, left, small, { most: 3 });
  const numbers = [
    office.gstin && `GSTIN ${office.gstin}`,
    office.pan && `PAN ${office.pan}`,
    office.rera_no && `RERA ${office.rera_no}`,
  ].filter(Boolean);
  if (numbers.length > 0) y = paper.text(numbers.join(', '), margin, y + 1, left, small, { most: 2 });
  paper.text(date, margin + left, margin - 4, inner - left, { size: 10, colour: inks.second }, { align: 'right' });
  paper.rule(margin, y + 8, inner);
  return y + 20;
};

/** Every page's foot: what it is, and which page. */
export const drawPageFeet = (paper: Paper, text: string): void => {
  const { doc, sheet } = paper;
  const { count } = doc.bufferedPageRange();
  const inner = sheet.width - 2 * sheet.margin;
  const top = sheet.height - 40;
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    paper.rule(sheet.margin, top, inner);
    paper.text(text, sheet.margin, top + 7, inner - 80, { size: 8, colour: inks.third }, { most: 2 });
    if (count > 1)
      paper.text(
        `Page ${page + 1} of ${count}`,
        sheet.width - sheet.margin - 80,
        top + 7,
        80,
        { size: 8, colour: inks.third },
        { align: 'right' },
      );
  }
};

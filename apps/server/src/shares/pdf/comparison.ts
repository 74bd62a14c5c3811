import { goingOut } from '@angan/domain/sentence.ts';
import { inks, newPaper, sheets } from '../../core/pdf/index.ts';
import { wordsOfTag } from '../../core/words.ts';
import { propertiesCounted } from '../counted.ts';
import { colourOf, drawFeet, drawHead, footHeight } from './frame.ts';
import type { Plan } from './plan.ts';

/** Rows of the table, in this order; those that no property has are left out. */
const compared = goingOut([
  'Size',
  'Carpet',
  'Plot',
  'BHK',
  'Floor',
  'Facing',
  'Furnishing',
  'Bathrooms',
  'Parking',
  'Possession',
  'Age',
  'Deposit',
  'Maintenance',
  'Rent',
  'Lease ends',
  'Gross return',
  'Available from',
  'Project RERA no.',
]);
const value = { size: 9, leading: 1.25 } as const;

/** Two to six properties side by side on one sheet. */
export const drawComparison = async (plan: Plan): Promise<Buffer> => {
  const { words } = wordsOfTag(plan.tag);
  const paper = newPaper(sheets.landscape, propertiesCounted(plan.properties.length, words));
  paper.doc.addPage();
  const { margin, width, height } = paper.sheet;
  const inner = width - 2 * margin;
  const labels = 76;
  const column = (inner - labels) / plan.properties.length;
  const within = column - 12;
  const left = (at: number) => margin + labels + at * column;
  let y = drawHead(paper, plan) - 2;

  if (plan.properties.some(({ pictures }) => pictures.length > 0)) {
    const tall = Math.min(within * 0.62, 118);
    for (const [at, { pictures }] of plan.properties.entries()) {
      if (pictures[0]) paper.picture(pictures[0], left(at), y, within, tall);
      else paper.doc.roundedRect(left(at), y, within, tall, 4).fill(inks.tint);
    }
    y += tall + 8;
  }
  const rows: { style: Parameters<typeof paper.text>[4]; most: number; of: (at: number) => string; label: string }[] = [
    { label: '', style: { size: 10.5, weight: 600, leading: 1.2 }, most: 4, of: (at) => brochure(at).title },
    { label: '', style: { size: 8.5, colour: inks.second }, most: 3, of: (at) => brochure(at).place },
    {
      label: 'Price',
      style: { size: 13, weight: 600, colour: colourOf(plan), leading: 1.2 },
      most: 3,
      of: (at) =>
        brochure(at)
          .prices.map(({ text }) => text)
          .join('\n'),
    },
    { label: '', style: { size: 8.5, colour: inks.second }, most: 4, of: (at) => brochure(at).prices[0]?.beside ?? '' },
    ...compared.map((name) => ({ label: name, style: value, most: 3, of: (at: number) => factOf(at, name) })),
    { label: 'Amenities', style: value, most: 5, of: (at) => brochure(at).amenities.join(', ') },
  ];
  const brochure = (at: number) => plan.properties[at]!.brochure;
  const factOf = (at: number, name: string) => {
    const { facts, terms, preleased } = brochure(at);
    return [...facts, ...terms, ...preleased].find((line) => line.label === name)?.value ?? '';
  };
  for (const { label, style, most, of } of rows) {
    const texts = plan.properties.map((_, at) => of(at));
    if (texts.every((text) => text === '')) continue;
    const tall = Math.max(...texts.map((text) => paper.heightOf(text || '-', within, style, most)));
    const isFact = style === value || label !== '';
    if (y + tall + 7 > height - footHeight) break;
    if (isFact) paper.rule(margin, y, inner);
    if (label)
      paper.text(words.word(label), margin, y + 3.5, labels - 8, { size: 8.5, colour: inks.third }, { most: 2 });
    for (const [at, text] of texts.entries())
      paper.text(text || (isFact ? '-' : ''), left(at), y + 3, within, style, { most });
    y += tall + 6;
  }
  drawFeet(paper, plan);
  return paper.done();
};

import { inks, newPaper, sheets } from '../../core/pdf/index.ts';
import { wordsOfTag } from '../../core/words.ts';
import { propertiesCounted } from '../counted.ts';
import { colourOf, drawFeet, drawHead, footHeight } from './frame.ts';
import type { Plan } from './plan.ts';

/** Up to 25 properties as lines without pictures. */
export const drawList = async (plan: Plan): Promise<Buffer> => {
  const { words } = wordsOfTag(plan.tag);
  const counted = propertiesCounted(plan.properties.length, words);
  const paper = newPaper(sheets.portrait, counted);
  paper.doc.addPage();
  const { margin, width, height } = paper.sheet;
  const inner = width - 2 * margin;
  const what = { x: margin + 24, width: inner - 24 - 110 - 130 };
  const size = { x: what.x + what.width + 10, width: 100 };
  const price = { x: width - margin - 122, width: 122 };
  const title = { size: 10, weight: 500 } as const;
  const second = { size: 8.5, colour: inks.second } as const;
  let y = drawHead(paper, plan);
  y = paper.text(counted, margin, y, inner, { size: 20, weight: 600 }) + 8;

  for (const [at, { brochure }] of plan.properties.entries()) {
    const fact = (name: string) => brochure.facts.find((line) => line.label === name)?.value ?? '';
    const more = [
      fact('Floor') && words.say('Floor {floor}', { floor: fact('Floor') }),
      fact('Facing'),
      fact('Possession'),
    ]
      .filter(Boolean)
      .join(', ');
    const under = [brochure.place, more].filter(Boolean).join('. ');
    const rate = brochure.prices[0]?.rate ?? '';
    const tall = Math.max(
      paper.heightOf(brochure.title, what.width, title, 2) + paper.heightOf(under, what.width, second, 2),
      paper.heightOf(brochure.prices.map(({ text }) => text).join('\n'), price.width, title, 3) +
        paper.heightOf(rate, price.width, second, 2),
    );
    if (y + tall + 12 > height - footHeight) {
      paper.doc.addPage();
      y = margin;
    }
    paper.rule(margin, y, inner);
    paper.text(`${at + 1}`, margin, y + 6, 20, { ...title, colour: colourOf(plan) });
    const below = paper.text(brochure.title, what.x, y + 6, what.width, title, { most: 2 });
    paper.text(under, what.x, below, what.width, second, { most: 2 });
    paper.text(fact('Size'), size.x, y + 6, size.width, second, { most: 3 });
    const next = paper.text(brochure.prices.map(({ text }) => text).join('\n'), price.x, y + 6, price.width, title, {
      most: 3,
      align: 'right',
    });
    paper.text(rate, price.x, next, price.width, second, { most: 2, align: 'right' });
    y += tall + 12;
  }
  drawFeet(paper, plan);
  return paper.done();
};

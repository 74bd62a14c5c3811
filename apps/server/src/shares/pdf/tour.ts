import { formatDate, formatTime } from '@angan/domain/dates.ts';
import { inks, newPaper, sheets } from '../../core/pdf/index.ts';
import { wordsOfTag } from '../../core/words.ts';
import { colourOf, drawFeet, drawHead, footHeight } from './frame.ts';
import type { Plan } from './plan.ts';

const photo = { width: 104, height: 72 } as const;
const title = { size: 11.5, weight: 600, leading: 1.25 } as const;
const second = { size: 9, colour: inks.second } as const;
const told = ['Size', 'Floor', 'Facing', 'Furnishing', 'Possession'];

/** The stops of a tour for the client: when, what it looks like, what and where it is, and what is asked for it. */
export const drawTour = async (plan: Plan): Promise<Buffer> => {
  const [first] = plan.properties;
  const { say, word } = wordsOfTag(plan.tag).words;
  const heading = say('Visits on {day}', { day: word(formatDate(first?.visit?.at ?? '')) });
  const paper = newPaper(sheets.portrait, heading);
  paper.doc.addPage();
  const { margin, width, height } = paper.sheet;
  const inner = width - 2 * margin;
  const when = { x: margin, width: 66 };
  const what = { x: margin + when.width + photo.width + 24, width: inner - when.width - photo.width - 24 };
  let y = drawHead(paper, plan);
  y = paper.text(heading, margin, y, inner, { size: 20, weight: 600 }) + 8;

  for (const [at, { brochure, pictures, visit }] of plan.properties.entries()) {
    const price = brochure.prices.map(({ text }) => text).join(', ');
    const facts = told
      .flatMap((name) => brochure.facts.filter(({ label }) => label === name))
      .map(({ label, value }) => (label === 'Floor' ? say('Floor {floor}', { floor: value }) : value))
      .join(', ');
    const big = { size: 12.5, weight: 600, colour: colourOf(plan) } as const;
    const tall =
      paper.heightOf(brochure.title, what.width, title, 2) +
      paper.heightOf(brochure.place, what.width, second, 2) +
      paper.heightOf(price, what.width, big, 1) +
      paper.heightOf(facts, what.width, second, 2);
    const row = Math.max(tall, photo.height) + 20;
    if (y + row > height - footHeight) {
      paper.doc.addPage();
      y = margin;
    }
    paper.rule(margin, y, inner);
    const top = y + 10;
    if (visit) {
      const under = paper.text(word(formatTime(visit.at)), when.x, top, when.width, big, { most: 1 });
      paper.text(
        say('{minutes, plural, one {# minute} other {# minutes}}', { minutes: visit.minutes }),
        when.x,
        under,
        when.width,
        second,
        { most: 1 },
      );
    }
    if (pictures[0]) paper.picture(pictures[0], when.x + when.width + 8, top, photo.width, photo.height);
    else {
      paper.doc.roundedRect(when.x + when.width + 8, top, photo.width, photo.height, 4).fill(inks.tint);
      paper.text(`${at + 1}`, when.x + when.width + 18, top + 22, photo.width, { size: 20, colour: inks.third });
    }
    let line = paper.text(brochure.title, what.x, top, what.width, title, { most: 2 });
    line = paper.text(brochure.place, what.x, line, what.width, second, { most: 2 });
    line = paper.text(price, what.x, line, what.width, big, { most: 1 });
    paper.text(facts, what.x, line, what.width, second, { most: 2 });
    y += row;
  }
  drawFeet(paper, plan);
  return paper.done();
};

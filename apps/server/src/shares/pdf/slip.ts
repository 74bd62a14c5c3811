import { inks, newPaper, type Paper, sheets } from '../../core/pdf/index.ts';
import { type Worded, wordsOfTag } from '../../core/words.ts';
import { colourOf, drawHead } from './frame.ts';
import type { SlipPlan } from './slip-plan.ts';

const title = { size: 11.5, weight: 600, leading: 1.25 } as const;
const second = { size: 9, colour: inks.second } as const;
const label = { size: 8.5, weight: 500, colour: inks.third } as const;
const words = { size: 10 } as const;
const footHeight = 44;
const signed = { width: 190, height: 74 } as const;

/** The slip of a visit on A4: who saw what and when, how it went, under which terms, and how they confirmed it. */
export const drawSlip = async (plan: SlipPlan): Promise<Buffer> => {
  const { words: worded } = wordsOfTag(plan.tag);
  const { say } = worded;
  const paper = newPaper(sheets.portrait, say('Visit slip {code}', { code: plan.code }));
  const { margin, width, height } = paper.sheet;
  const inner = width - 2 * margin;
  const bottom = height - footHeight;
  paper.doc.addPage();
  let y = drawHead(paper, plan);
  y = paper.text(say('Visit slip'), margin, y, inner, { size: 20, weight: 600 }) + 6;
  const room = (tall: number) => {
    if (y + tall <= bottom) return;
    paper.doc.addPage();
    y = margin;
  };

  y = drawLine(
    paper,
    say('Visitor'),
    [plan.visitor || say('Visitor of the office'), plan.number].filter(Boolean).join(', '),
    y,
  );
  y = drawLine(paper, say('Shown by'), [plan.sender.name, plan.sender.company].filter(Boolean).join(', '), y) + 8;

  const when = { x: margin, width: 104 };
  const what = { x: margin + when.width + 12, width: inner - when.width - 12 };
  for (const stop of plan.stops) {
    const lines = [
      [stop.title, title, 2],
      [[stop.place, stop.code].filter(Boolean).join(', '), second, 2],
      [stop.check_in, second, 2],
      [stop.said && say('Feedback: {said}', { said: stop.said }), words, 6],
      [
        stop.terms ? say('Brokerage: {terms}', { terms: stop.terms }) : say('Brokerage: not agreed in writing'),
        words,
        2,
      ],
    ] as const;
    const shown = lines.filter(([text]) => text !== '');
    room(shown.reduce((sum, [text, style, most]) => sum + paper.heightOf(text, what.width, style, most), 20));
    paper.rule(margin, y, inner);
    let line = y + 10;
    const under = paper.text(stop.when, when.x, line, when.width, { size: 10.5, weight: 600, colour: colourOf(plan) });
    paper.text(
      say('{minutes, plural, one {# minute} other {# minutes}}', { minutes: stop.minutes }),
      when.x,
      under,
      when.width,
      second,
      { most: 1 },
    );
    for (const [text, style, most] of shown) line = paper.text(text, what.x, line, what.width, style, { most });
    y = Math.max(line, under + 12) + 10;
  }

  room(signed.height + 96);
  paper.rule(margin, y, inner);
  y += 12;
  if (plan.isConfirmed) {
    y = paper.text(say('The visitor confirms'), margin, y, inner, title) + 4;
    y = paper.text(confirms(plan, worded), margin, y, inner, words, { most: 4 }) + 10;
  }
  if (plan.signature) {
    paper.doc.roundedRect(margin, y, signed.width, signed.height, 4).lineWidth(0.6).strokeColor(inks.line).stroke();
    paper.doc.image(Buffer.from(plan.signature), margin + 6, y + 4, {
      fit: [signed.width - 12, signed.height - 8],
      align: 'center',
      valign: 'center',
    });
    y += signed.height + 6;
  }
  paper.text(plan.confirmed, margin, y, inner, { size: 10, weight: 500 }, { most: 2 });
  drawFeet(paper, plan);
  return paper.done();
};

const confirms = ({ sender: { company }, stops }: SlipPlan, { say }: Worded['words']): string =>
  stops.some(({ terms }) => terms !== '')
    ? say(
        'that {company} showed them the properties above at the times above, and that the brokerage named there is due to {company} if they take one of them.',
        { company },
      )
    : say('that {company} showed them the properties above at the times above.', { company });

const drawLine = (paper: Paper, name: string, value: string, y: number): number => {
  const { margin, width } = paper.sheet;
  paper.text(name, margin, y + 1, 80, label, { most: 1 });
  return paper.text(value, margin + 84, y, width - 2 * margin - 84, words, { most: 2 }) + 3;
};

const drawFeet = (paper: Paper, plan: SlipPlan): void => {
  const { say } = wordsOfTag(plan.tag).words;
  const { doc, sheet } = paper;
  const { count } = doc.bufferedPageRange();
  const inner = sheet.width - 2 * sheet.margin;
  const top = sheet.height - footHeight + 6;
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    paper.rule(sheet.margin, top, inner);
    const note = [say('Written into the share ledger of the office under this code.'), plan.sender.foot]
      .filter(Boolean)
      .join(' ');
    paper.text(note, sheet.margin, top + 8, inner - 150, { size: 8, colour: inks.third }, { most: 2 });
    const right = sheet.width - sheet.margin - 140;
    const under = paper.text(plan.code, right, top + 8, 140, { size: 9, weight: 500 }, { align: 'right', most: 1 });
    const page1 =
      count > 1 ? say('{day}, page {page} of {count}', { day: plan.date, page: page + 1, count }) : plan.date;
    paper.text(page1, right, under, 140, { size: 8, colour: inks.third }, { align: 'right', most: 1 });
  }
};

import { enquiryTexts } from '@angan/contract/lead-events/texts.ts';
import { shareInterestPath, sharePath } from '@angan/contract/shares/links.ts';
import { languageChooser, safe } from '../../core/pages/index.ts';
import type { Worded } from '../../core/words.ts';
import { agreement, alone, headWords, type Mistakes, sheet, type Typed, text, tick, trap } from '../website/index.ts';
import type { AskedAbout } from './asked-about.ts';

type Asked = Pick<Shown, 'about' | 'code' | 'place' | 'worded'>;

const sheetOf = ({ about, code, place, worded }: Asked, title: string, main: string): string => {
  const path = shareInterestPath(code, place);
  const address = (tag: string) => safe(`${path}${path.includes('?') ? '&' : '?'}language=${tag}`);
  const { office, rera_no, colour } = about;
  const body = `<header>${headWords(office, rera_no)}</header><main>${languageChooser(worded, address)}${main}</main>`;
  return sheet(worded.tag, `${title}, ${office}`, alone, colour, body);
};

const backTo = (code: string, { words }: Worded): string =>
  `<a class="more" href="${sharePath(code)}?again=1">${words.say(enquiryTexts.back)}</a>`;

interface Shown {
  readonly about: AskedAbout;
  readonly code: string;
  readonly place: number | undefined;
  readonly stamp: string;
  readonly typed: Typed;
  readonly mistakes: Mistakes;
  readonly said: string;
  readonly worded: Worded;
}

/**
 * Who they are and how they are reached. Whom it was sent to need not say it; nothing of them is shown, since a link is
 * forwarded.
 */
export const interestPage = (shown: Shown): string => {
  const { about, code, place, stamp, typed, mistakes, said, worded } = shown;
  const { words } = worded;
  const { say } = words;
  const isKnown = about.mobile_number !== '';
  const person = [
    text('name', typed, mistakes, words, !isKnown),
    text('mobile_number', typed, mistakes, words, !isKnown),
  ].join('');
  const main = `<h1>${say(enquiryTexts.interested)}</h1>${said && `<p class="said" role="alert">${safe(words.word(said))}</p>`}
<form method="post" action="${safe(shareInterestPath(code, place))}" novalidate>
<div><p class="note">${say(enquiryTexts.interestedIn)}</p>${about
    .namesIn(words)
    .map((one) => `<p><b>${safe(one)}</b></p>`)
    .join('')}</div>
<input type="hidden" name="stamp" value="${safe(stamp)}">${trap(words)}
${isKnown ? `<p class="note">${say(enquiryTexts.sentToYou)}</p>` : ''}${person}${text('message', typed, mistakes, words)}${agreement(about.office, typed, words)}
</form>${backTo(code, worded)}`;
  return sheetOf(shown, say(enquiryTexts.interested), main);
};

/** That it was sent, and the way back to what was shown. */
export const interestThanks = (asked: Asked): string => {
  const { about, code, worded } = asked;
  const { say } = worded.words;
  const lead = safe(say(enquiryTexts.thanksOf, { office: about.office }));
  const main = `${tick}<h1>${say(enquiryTexts.thanks)}</h1><p class="lead">${lead}</p>${backTo(code, worded)}`;
  return sheetOf(asked, say(enquiryTexts.thanks), main);
};

/** What a link says that is no longer good, or of what is no longer on offer. */
export const interestEnded = (why: string, { words, tag }: Worded): string =>
  sheet(tag, words.say(enquiryTexts.title), alone, null, `<main class="ended"><p>${safe(words.word(why))}</p></main>`);

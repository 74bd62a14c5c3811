import { enquiryTexts, enquiryThanks } from '@angan/contract/lead-events/texts.ts';
import { shareInterestPath, sharePath } from '@angan/contract/shares/links.ts';
import { safe } from '../../core/pages/index.ts';
import { agreement, alone, headWords, type Mistakes, sheet, type Typed, text, tick, trap } from '../website/index.ts';
import type { AskedAbout } from './asked-about.ts';

const sheetOf = ({ office, rera_no, colour }: AskedAbout, title: string, main: string): string =>
  sheet(`${title}, ${office}`, alone, colour, `<header>${headWords(office, rera_no)}</header><main>${main}</main>`);

const backTo = (code: string): string => `<a class="more" href="${sharePath(code)}?again=1">${enquiryTexts.back}</a>`;

interface Shown {
  readonly about: AskedAbout;
  readonly code: string;
  readonly place: number | undefined;
  readonly stamp: string;
  readonly typed: Typed;
  readonly mistakes: Mistakes;
  readonly said: string;
}

/**
 * Who they are and how they are reached. Whom it was sent to need not say it; nothing of them is shown, since a link is
 * forwarded.
 */
export const interestPage = ({ about, code, place, stamp, typed, mistakes, said }: Shown): string => {
  const isKnown = about.mobile_number !== '';
  const person = [text('name', typed, mistakes, !isKnown), text('mobile_number', typed, mistakes, !isKnown)].join('');
  const main = `<h1>${enquiryTexts.interested}</h1>${said && `<p class="said" role="alert">${safe(said)}</p>`}
<form method="post" action="${safe(shareInterestPath(code, place))}" novalidate>
<div><p class="note">${enquiryTexts.interestedIn}</p>${about.names.map((one) => `<p><b>${safe(one)}</b></p>`).join('')}</div>
<input type="hidden" name="stamp" value="${safe(stamp)}">${trap}
${isKnown ? `<p class="note">${enquiryTexts.sentToYou}</p>` : ''}${person}${text('message', typed, mistakes)}${agreement(about.office, typed)}
</form>${backTo(code)}`;
  return sheetOf(about, enquiryTexts.interested, main);
};

/** That it was sent, and the way back to what was shown. */
export const interestThanks = (about: AskedAbout, code: string): string =>
  sheetOf(
    about,
    enquiryTexts.thanks,
    `${tick}<h1>${enquiryTexts.thanks}</h1><p class="lead">${safe(enquiryThanks(about.office))}</p>${backTo(code)}`,
  );

/** What a link says that is no longer good, or of what is no longer on offer. */
export const interestEnded = (why: string): string =>
  sheet(enquiryTexts.title, alone, null, `<main class="ended"><p>${safe(why)}</p></main>`);

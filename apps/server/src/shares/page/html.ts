import type { Words } from '@angan/contract/kit/sentence.ts';
import {
  type SharePictureSize,
  shareFilePath,
  shareInterestPath,
  shareLikesPath,
  sharePath,
} from '@angan/contract/shares/links.ts';
import { sharePageTexts as texts } from '@angan/contract/shares/texts.ts';
import { type Brochure, brochureNote, costNote, type Line, type ShownVisit } from '@angan/domain/brochure/index.ts';
import { formatDate, formatTime } from '@angan/domain/dates.ts';
import { formatMobile, telLink, whatsappLink } from '@angan/domain/mobile.ts';
import { languageChooser, safe } from '../../core/pages/index.ts';
import type { Worded } from '../../core/words.ts';
import { brochureIn } from '../brochure-in.ts';
import { propertiesCounted } from '../counted.ts';
import { footIn } from '../sender.ts';
import type { OpenShare } from './open-share.ts';
import { previewText } from './preview.ts';
import { style } from './style.ts';

// An office's colour was chosen for paper: on a dark ground it may be too dark to read.
const sheet = (tag: string, title: string, colour: string | null, body: string, more = ''): string => `<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="robots" content="noindex,nofollow,noarchive"><meta name="referrer" content="no-referrer"><link rel="icon" href="/icons/icon.svg" type="image/svg+xml"><title>${safe(title)}</title>${more}
<style>${style}${colour ? `@media not (prefers-color-scheme:dark){:root{--brand:${colour}}}` : ''}</style></head><body>${body}</body></html>`;

/** What a link says that is no longer good, or never was. */
export const endedPage = ({ words, tag }: Worded): string =>
  sheet(tag, 'Angan', null, `<main class="ended"><p>${words.say(texts.expired)}</p></main>`);

interface Links {
  /** Where strangers reach us. */
  readonly origin: string;
  /** A picture's address from there, by its number among all of the share. */
  readonly picture: (number: number, size?: SharePictureSize) => string;
}

/** One property of a share, with the numbers of its pictures; those of what is no longer on offer are not shown. */
interface Shown {
  readonly brochure: Brochure;
  readonly visit: ShownVisit | undefined;
  /** From 1, in the order of the share. */
  readonly place: number;
  readonly pictures: readonly number[];
  readonly isOffered: boolean;
  readonly isLiked: boolean;
}

const shownOf = ({ content, offered, liked }: OpenShare, words: Words): Shown[] => {
  let number = 0;
  return content.properties.map((property, at) => ({
    brochure: brochureIn(property, words),
    visit: property.visit,
    place: at + 1,
    pictures: property.pictures.map(() => number++),
    isOffered: offered.includes(property.id),
    isLiked: liked.includes(property.id),
  }));
};

/** The page of a share, in the words of its reader. */
export const sharePage = (share: OpenShare, links: Links, worded: Worded): string => {
  const { words, tag } = worded;
  const { say } = words;
  const { content, code, created_date } = share;
  const { sender } = content;
  const all = shownOf(share, words);
  const [first] = all;
  const isOne = all.length === 1;
  const title = isOne ? first!.brochure.title : propertiesCounted(all.length, words);
  const asked = `${isOne ? `${title} (${first!.brochure.property_code})` : title}, ${code}`;
  const calls = sender.phone
    ? `<nav><a href="${telLink(sender.phone)}">${say(texts.call)}</a><a class="main" href="${safe(whatsappLink(sender.phone, asked))}">${say(texts.whatsapp)}</a></nav>`
    : '';
  const head = `<header><div><b>${safe(sender.company)}</b>${sender.rera_no && `<small>RERA ${safe(sender.rera_no)}</small>`}</div>
    <div class="who">${safe(sender.name)}<small>${safe(formatMobile(sender.phone))}</small></div>${calls}</header>`;
  const day = words.word(formatDate(created_date));
  const by = safe(say('Shared by {name} on {day}', { name: sender.name, day }));
  const chooser = languageChooser(worded, (one) => `${sharePath(code)}?again=1&amp;language=${one}`);
  const overview = isOne
    ? ''
    : `<section class="overview" aria-label="${say(texts.overview)}"><h1>${title}</h1><p class="place">${by}</p><ol>${all.map((one) => `<li>${small(one, links, words)}</li>`).join('')}</ol>${share.offered.length > 0 ? `<a class="asks" href="${shareInterestPath(code)}">${say(texts.interestedInAll)}</a>` : ''}</section>`;
  const articles = all.map((one) => article(one, isOne ? 'h1' : 'h2', links, code, words)).join('');
  const foot = `<footer><p>${words.word(brochureNote)} ${safe(footIn(sender, words))}</p>${isOne ? `<p>${by}</p>` : ''}
    <p class="ends"><a href="${shareFilePath(code)}">${say(texts.download)}</a> <span>${code}</span></p></footer>`;
  return sheet(
    tag,
    title,
    sender.colour,
    `${head}<main>${chooser}${overview}${articles}</main>${foot}`,
    preview(share, all, title, links, words),
  );
};

/** What a chat shows of the link before it is opened. */
const preview = (
  share: OpenShare,
  all: readonly Shown[],
  title: string,
  { origin, picture }: Links,
  words: Words,
): string => {
  const shown = all.filter(({ isOffered }) => isOffered);
  const cover = shown[0]?.pictures[0];
  const says: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': share.content.sender.company,
    'og:title': title,
    'og:description': previewText(
      shown.map(({ brochure }) => brochure),
      words,
    ),
    'og:url': `${origin}${sharePath(share.code)}`,
    ...(cover !== undefined && {
      'og:image': `${origin}${picture(cover, 'preview')}`,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
    }),
  };
  return Object.entries(says)
    .map(([name, value]) => `<meta property="${name}" content="${safe(value)}">`)
    .join('');
};

/** A line of the overview: a small picture, and what decides whether one reads on. */
const small = (
  { brochure, visit, place, pictures: [cover], isOffered, isLiked }: Shown,
  links: Links,
  words: Words,
): string => {
  const { say } = words;
  const picture =
    isOffered && cover !== undefined
      ? `<img src="${safe(links.picture(cover, 'small'))}" alt="" width="480" height="360">`
      : '<span class="none"></span>';
  const says = isOffered
    ? `<span class="at">${safe(brochure.place)}</span><strong>${safe(brochure.prices[0]!.text)}</strong>${isLiked ? `<span class="yes">${heart(true)}${say(texts.liked)}</span>` : ''}`
    : `<span class="at">${say(texts.gone)}</span>`;
  return `<a href="#p${place}">${picture}<span class="says">${visit ? `<span class="at">${safe(visitWords(visit, words))}</span>` : ''}<b>${safe(brochure.title)}</b>${says}</span></a>`;
};

const article = (shown: Shown, heading: 'h1' | 'h2', links: Links, code: string, words: Words): string => {
  const { say } = words;
  const { brochure, visit } = shown;
  const head = `${visit ? `<p class="when">${safe(visitWords(visit, words))}</p>` : ''}<${heading} class="title">${safe(brochure.title)}</${heading}>`;
  if (!shown.isOffered) return `<article id="p${shown.place}">${head}<p class="gone">${say(texts.gone)}</p></article>`;
  const photos = shown.pictures.map(
    (one, at) =>
      `<img src="${safe(links.picture(one))}" alt="${say('Picture {number} of {all}', { number: at + 1, all: shown.pictures.length })}"${shown.place === 1 && at === 0 ? ' fetchpriority="high"' : ' loading="lazy"'}>`,
  );
  const prices = brochure.prices.map(
    ({ text, beside }) => `<p class="price"><strong>${safe(text)}</strong> <span>${safe(beside)}</span></p>`,
  );
  const sub = heading === 'h1' ? 'h2' : 'h3';
  return `<article id="p${shown.place}">${photos.length > 0 ? `<div class="photos" tabindex="0" role="region" aria-label="${say(texts.pictures)}">${photos.join('')}</div>` : ''}
    <div class="first"><div>${head}<p class="place">${safe(brochure.place)}</p></div><div class="money">${prices.join('')}${interestLink(shown, code, words)}${likeForm(shown, code, words)}</div></div>
    ${lines('', '', brochure.facts, words)}${lines(sub, say(texts.terms), brochure.terms, words)}${lines(sub, say(texts.preleased), brochure.preleased, words)}
    ${lines(sub, say(texts.cost), brochure.cost, words)}${brochure.cost.length > 0 ? `<p class="note">${words.word(costNote)}</p>` : ''}
    ${chips(sub, say(texts.amenities), brochure.amenities)}${chips(sub, say(texts.features), brochure.features)}
    ${brochure.description && `<${sub}>${say(texts.about)}</${sub}><p class="about">${safe(brochure.description)}</p>`}</article>`;
};

const heart = (isFull: boolean) =>
  `<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"${isFull ? ' class="full"' : ''}><path d="M12 20.5 4.2 12.8a5.2 5.2 0 0 1 7.4-7.4l.4.4.4-.4a5.2 5.2 0 0 1 7.4 7.4z"/></svg>`;

/** The way to the form by which they are called about it; a page of its own, so that it works where no script runs. */
const interestLink = ({ place, brochure }: Shown, code: string, { say }: Words): string =>
  `<a class="asks" href="${shareInterestPath(code, place)}" aria-label="${safe(`${say(texts.interested)}: ${brochure.title}`)}">${say(texts.interested)}</a>`;

/** A plain form, so that it works where no script runs. */
const likeForm = ({ place, isLiked, brochure }: Shown, code: string, { say }: Words): string => {
  const named = (text: string) => `aria-label="${safe(`${text}: ${brochure.title}`)}"`;
  const button = isLiked
    ? `<span>${heart(true)}${say(texts.liked)}</span><button class="back" ${named(say(texts.unlike))}>${say(texts.unlike)}</button>`
    : `<button ${named(say(texts.like))}>${heart(false)}${say(texts.like)}</button>`;
  return `<form method="post" action="${shareLikesPath(code)}"><input type="hidden" name="property" value="${place}"><input type="hidden" name="likes" value="${!isLiked}">${button}</form>`;
};

const visitWords = ({ at, minutes }: ShownVisit, { say, word }: Words): string =>
  say('{day}, {time}, {minutes, plural, one {# minute} other {# minutes}}', {
    ...{ day: word(formatDate(at)), time: word(formatTime(at)), minutes },
  });

const lines = (heading: string, title: string, rows: readonly Line[], { word }: Words): string =>
  rows.length === 0
    ? ''
    : `${title && `<${heading}>${title}</${heading}>`}<dl>${rows.map(({ label, value }) => `<div><dt>${safe(word(label))}</dt><dd>${safe(value)}</dd></div>`).join('')}</dl>`;

const chips = (heading: string, title: string, all: readonly string[]): string =>
  all.length === 0
    ? ''
    : `<${heading}>${title}</${heading}><ul>${all.map((one) => `<li>${safe(one)}</li>`).join('')}</ul>`;

import {
  type SharePictureSize,
  shareFilePath,
  shareInterestPath,
  shareLikesPath,
  sharePath,
} from '@angan/contract/shares/links.ts';
import { propertiesCounted, sharedBy, shareTexts } from '@angan/contract/shares/texts.ts';
import { brochureNote, costNote, type Line, type ShownVisit } from '@angan/domain/brochure/index.ts';
import { formatDate, formatTime } from '@angan/domain/dates.ts';
import { formatMobile, telLink, whatsappLink } from '@angan/domain/mobile.ts';
import { safe } from '../../core/pages/index.ts';
import type { OpenShare } from './open-share.ts';
import { previewText } from './preview.ts';
import { style } from './style.ts';

// An office's colour was chosen for paper: on a dark ground it may be too dark to read.
const sheet = (title: string, colour: string | null, body: string, more = ''): string => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="robots" content="noindex,nofollow,noarchive"><meta name="referrer" content="no-referrer"><title>${safe(title)}</title>${more}
<style>${style}${colour ? `@media not (prefers-color-scheme:dark){:root{--brand:${colour}}}` : ''}</style></head><body>${body}</body></html>`;

/** What a link says that is no longer good, or never was. */
export const endedPage = (): string => sheet('Angan', null, `<main class="ended"><p>${shareTexts.expired}</p></main>`);

interface Links {
  /** Where strangers reach us. */
  readonly origin: string;
  /** A picture's address from there, by its number among all of the share. */
  readonly picture: (number: number, size?: SharePictureSize) => string;
}

/** One property of a share, with the numbers of its pictures; those of what is no longer on offer are not shown. */
interface Shown {
  readonly property: OpenShare['content']['properties'][number];
  /** From 1, in the order of the share. */
  readonly place: number;
  readonly pictures: readonly number[];
  readonly isOffered: boolean;
  readonly isLiked: boolean;
}

const shownOf = ({ content, offered, liked }: OpenShare): Shown[] => {
  let number = 0;
  return content.properties.map((property, at) => ({
    property,
    place: at + 1,
    pictures: property.pictures.map(() => number++),
    isOffered: offered.includes(property.id),
    isLiked: liked.includes(property.id),
  }));
};

/** The page of a share. */
export const sharePage = (share: OpenShare, links: Links): string => {
  const { content, code, created_date } = share;
  const { sender } = content;
  const all = shownOf(share);
  const [first] = content.properties;
  const isOne = all.length === 1;
  const title = isOne ? first!.brochure.title : propertiesCounted(all.length);
  const asked = `${isOne ? `${title} (${first!.brochure.property_code})` : title}, ${code}`;
  const calls = sender.phone
    ? `<nav><a href="${telLink(sender.phone)}">${shareTexts.call}</a><a class="main" href="${safe(whatsappLink(sender.phone, asked))}">${shareTexts.whatsapp}</a></nav>`
    : '';
  const head = `<header><div><b>${safe(sender.company)}</b>${sender.rera_no && `<small>RERA ${safe(sender.rera_no)}</small>`}</div>
    <div class="who">${safe(sender.name)}<small>${safe(formatMobile(sender.phone))}</small></div>${calls}</header>`;
  const by = safe(sharedBy(sender.name, formatDate(created_date)));
  const overview = isOne
    ? ''
    : `<section class="overview" aria-label="${shareTexts.overview}"><h1>${title}</h1><p class="place">${by}</p><ol>${all.map((one) => `<li>${small(one, links)}</li>`).join('')}</ol>${share.offered.length > 0 ? `<a class="asks" href="${shareInterestPath(code)}">${shareTexts.interestedInAll}</a>` : ''}</section>`;
  const articles = all.map((one) => article(one, isOne ? 'h1' : 'h2', links, code)).join('');
  const foot = `<footer><p>${brochureNote} ${safe(sender.foot)}</p>${isOne ? `<p>${by}</p>` : ''}
    <p class="ends"><a href="${shareFilePath(code)}">${shareTexts.download}</a> <span>${code}</span></p></footer>`;
  return sheet(
    title,
    sender.colour,
    `${head}<main>${overview}${articles}</main>${foot}`,
    preview(share, all, title, links),
  );
};

/** What a chat shows of the link before it is opened. */
const preview = (share: OpenShare, all: readonly Shown[], title: string, { origin, picture }: Links): string => {
  const shown = all.filter(({ isOffered }) => isOffered);
  const cover = shown[0]?.pictures[0];
  const says: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': share.content.sender.company,
    'og:title': title,
    'og:description': previewText(shown.map(({ property }) => property.brochure)),
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
  { property: { brochure, visit }, place, pictures: [cover], isOffered, isLiked }: Shown,
  links: Links,
): string => {
  const picture =
    isOffered && cover !== undefined
      ? `<img src="${safe(links.picture(cover, 'small'))}" alt="" width="480" height="360">`
      : '<span class="none"></span>';
  const says = isOffered
    ? `<span class="at">${safe(brochure.place)}</span><strong>${safe(brochure.prices[0]!.text)}</strong>${isLiked ? `<span class="yes">${heart(true)}${shareTexts.liked}</span>` : ''}`
    : `<span class="at">${shareTexts.gone}</span>`;
  return `<a href="#p${place}">${picture}<span class="says">${visit ? `<span class="at">${safe(visitWords(visit))}</span>` : ''}<b>${safe(brochure.title)}</b>${says}</span></a>`;
};

const article = (shown: Shown, heading: 'h1' | 'h2', links: Links, code: string): string => {
  const { brochure, visit } = shown.property;
  const head = `${visit ? `<p class="when">${safe(visitWords(visit))}</p>` : ''}<${heading} class="title">${safe(brochure.title)}</${heading}>`;
  if (!shown.isOffered) return `<article id="p${shown.place}">${head}<p class="gone">${shareTexts.gone}</p></article>`;
  const photos = shown.pictures.map(
    (one, at) =>
      `<img src="${safe(links.picture(one))}" alt="Picture ${at + 1} of ${shown.pictures.length}"${heading === 'h2' || at > 0 ? ' loading="lazy"' : ''}>`,
  );
  const prices = brochure.prices.map(
    ({ text, beside }) => `<p class="price"><strong>${safe(text)}</strong> <span>${safe(beside)}</span></p>`,
  );
  const sub = heading === 'h1' ? 'h2' : 'h3';
  return `<article id="p${shown.place}">${photos.length > 0 ? `<div class="photos" tabindex="0" role="region" aria-label="${shareTexts.pictures}">${photos.join('')}</div>` : ''}
    <div class="first"><div>${head}<p class="place">${safe(brochure.place)}</p></div><div class="money">${prices.join('')}${interestLink(shown, code)}${likeForm(shown, code)}</div></div>
    ${lines('', '', brochure.facts)}${lines(sub, shareTexts.terms, brochure.terms)}${lines(sub, shareTexts.preleased, brochure.preleased)}
    ${lines(sub, shareTexts.cost, brochure.cost)}${brochure.cost.length > 0 ? `<p class="note">${costNote}</p>` : ''}
    ${words(sub, shareTexts.amenities, brochure.amenities)}${words(sub, shareTexts.features, brochure.features)}
    ${brochure.description && `<${sub}>${shareTexts.about}</${sub}><p class="about">${safe(brochure.description)}</p>`}</article>`;
};

const heart = (isFull: boolean) =>
  `<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"${isFull ? ' class="full"' : ''}><path d="M12 20.5 4.2 12.8a5.2 5.2 0 0 1 7.4-7.4l.4.4.4-.4a5.2 5.2 0 0 1 7.4 7.4z"/></svg>`;

/** The way to the form by which they are called about it; a page of its own, so that it works where no script runs. */
const interestLink = ({ place, property: { brochure } }: Shown, code: string): string =>
  `<a class="asks" href="${shareInterestPath(code, place)}" aria-label="${safe(`${shareTexts.interested}: ${brochure.title}`)}">${shareTexts.interested}</a>`;

/** A plain form, so that it works where no script runs. */
const likeForm = ({ place, isLiked, property: { brochure } }: Shown, code: string): string => {
  const named = (text: string) => `aria-label="${safe(`${text}: ${brochure.title}`)}"`;
  const button = isLiked
    ? `<span>${heart(true)}${shareTexts.liked}</span><button class="back" ${named(shareTexts.unlike)}>${shareTexts.unlike}</button>`
    : `<button ${named(shareTexts.like)}>${heart(false)}${shareTexts.like}</button>`;
  return `<form method="post" action="${shareLikesPath(code)}"><input type="hidden" name="property" value="${place}"><input type="hidden" name="likes" value="${!isLiked}">${button}</form>`;
};

const visitWords = ({ at, minutes }: ShownVisit): string => `${formatDate(at)}, ${formatTime(at)}, ${minutes} minutes`;

const lines = (heading: string, title: string, rows: readonly Line[]): string =>
  rows.length === 0
    ? ''
    : `${title && `<${heading}>${title}</${heading}>`}<dl>${rows.map(({ label, value }) => `<div><dt>${safe(label)}</dt><dd>${safe(value)}</dd></div>`).join('')}</dl>`;

const words = (heading: string, title: string, all: readonly string[]): string =>
  all.length === 0
    ? ''
    : `<${heading}>${title}</${heading}><ul>${all.map((one) => `<li>${safe(one)}</li>`).join('')}</ul>`;

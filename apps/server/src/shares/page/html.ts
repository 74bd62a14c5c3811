import { shareTexts } from '@angan/contract/shares/texts.ts';
import { brochureNote, costNote, type Line, type ShownVisit } from '@angan/domain/brochure/index.ts';
import { formatDate, formatTime } from '@angan/domain/dates.ts';
import { formatMobile, telLink, whatsappLink } from '@angan/domain/mobile.ts';
import type { OpenShare } from './open-share.ts';
import { style } from './style.ts';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign]!);

const sheet = (title: string, colour: string | null, body: string, more = ''): string => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow,noarchive"><meta name="referrer" content="no-referrer"><title>${safe(title)}</title>${more}
<style>${style}${colour ? `:root{--brand:${colour}}` : ''}</style></head><body>${body}</body></html>`;

/** What a link says that is no longer good, or never was. */
export const endedPage = (): string => sheet('Angan', null, `<main class="ended"><p>${shareTexts.expired}</p></main>`);

/** The page of a share. `pictureLink` is given the number of a picture among all of the share. */
export const sharePage = ({ content, offered, code }: OpenShare, pictureLink: (number: number) => string): string => {
  const { sender, properties } = content;
  let number = 0;
  const cards = properties.map(({ id, brochure, pictures, visit }) => {
    const numbers = pictures.map(() => number++);
    if (!offered.includes(id))
      return `<article><h1>${safe(brochure.title)}</h1><p class="gone">${shareTexts.gone}</p></article>`;
    const photos = numbers
      .map(
        (one, at) =>
          `<img src="${safe(pictureLink(one))}" alt="Picture ${at + 1} of ${numbers.length}"${at > 0 ? ' loading="lazy"' : ''}>`,
      )
      .join('');
    const prices = brochure.prices
      .map(({ text, beside }) => `<p class="price"><strong>${safe(text)}</strong> <span>${safe(beside)}</span></p>`)
      .join('');
    return `<article>${photos && `<div class="photos" tabindex="0" role="region" aria-label="Pictures">${photos}</div>`}
      ${visit ? `<p class="when">${safe(visitWords(visit))}</p>` : ''}<h1>${safe(brochure.title)}</h1><p class="place">${safe(brochure.place)}</p>${prices}
      ${lines('', brochure.facts)}${lines('Terms', brochure.terms)}${lines('Sold with its tenant', brochure.preleased)}
      ${lines('What it costs in all', brochure.cost)}${brochure.cost.length > 0 ? `<p class="note">${costNote}</p>` : ''}
      ${words('Amenities', brochure.amenities)}${words('Features', brochure.features)}
      ${brochure.description && `<h2>About it</h2><p class="about">${safe(brochure.description)}</p>`}</article>`;
  });
  const [first] = properties;
  const title = properties.length === 1 ? first!.brochure.title : `${properties.length} properties`;
  const asked = `${properties.length === 1 ? `${first!.brochure.title} (${first!.brochure.property_code})` : title}, ${code}`;
  const calls = sender.phone
    ? `<nav><a class="call" href="${telLink(sender.phone)}">Call</a><a class="main" href="${safe(whatsappLink(sender.phone, asked))}">WhatsApp</a></nav>`
    : '';
  const head = `<header><div><b>${safe(sender.company)}</b>${sender.rera_no && `<small>RERA ${safe(sender.rera_no)}</small>`}</div>
    <div class="who">${safe(sender.name)}<small>${safe(formatMobile(sender.phone))}</small></div></header>`;
  const foot = `<footer><p>${brochureNote} ${safe(sender.foot)}</p><p><a href="/s/${code}/pdf/">Download PDF</a> <span>${code}</span></p></footer>`;
  const preview = `<meta property="og:title" content="${safe(title)}"><meta property="og:site_name" content="${safe(sender.company)}">`;
  return sheet(title, sender.colour, `${head}<main>${cards.join('')}</main>${foot}${calls}`, preview);
};

const visitWords = ({ at, minutes }: ShownVisit): string => `${formatDate(at)}, ${formatTime(at)}, ${minutes} minutes`;

const lines = (title: string, rows: readonly Line[]): string =>
  rows.length === 0
    ? ''
    : `${title && `<h2>${title}</h2>`}<dl>${rows.map(({ label, value }) => `<div><dt>${safe(label)}</dt><dd>${safe(value)}</dd></div>`).join('')}</dl>`;

const words = (title: string, all: readonly string[]): string =>
  all.length === 0 ? '' : `<h2>${title}</h2><ul>${all.map((one) => `<li>${safe(one)}</li>`).join('')}</ul>`;

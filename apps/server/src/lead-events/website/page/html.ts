import { consentText } from '@angan/contract/contacts/consent.ts';
import { enquiryPath, enquiryScriptPath } from '@angan/contract/lead-events/enquiry-page.ts';
import { enquiryTexts } from '@angan/contract/lead-events/texts.ts';
import type { LanguageTag } from '@angan/domain/lookups/office.ts';
import { telLink } from '@angan/domain/mobile.ts';
import { languageChooser, safe } from '../../../core/pages/index.ts';
import type { Worded } from '../../../core/words.ts';
import { fieldsOf } from './fields.ts';
import type { OpenForm } from './open-form.ts';
import type { Mistakes, Typed } from './read-enquiry.ts';
import { darkColours, lightColours, style } from './style.ts';

/** How the page stands: by itself in the reader's scheme, or in a frame on a site in the scheme of that site. */
export interface Standing {
  readonly isIn: boolean;
  readonly scheme: 'light' | 'dark' | undefined;
  /** As it was chosen on the page: in a frame nothing is kept on the device. */
  readonly language?: LanguageTag | undefined;
}

const coloursOf = ({ isIn, scheme }: Standing, colour: string | null): string => {
  // An office's colour was chosen for paper: on a dark ground it may be too dark to read.
  const light = `:root{${lightColours}${colour ? `;--brand:${colour}` : ''};color-scheme:light}`;
  const dark = `:root{${darkColours};color-scheme:dark}`;
  if (isIn) return scheme === 'dark' ? dark : light;
  return `${light}@media (prefers-color-scheme:dark){${dark}}`;
};

/** By itself, in the reader's scheme. */
export const alone: Standing = { isIn: false, scheme: undefined };

/** A page in the look of the forms. */
export const sheet = (
  tag: string,
  title: string,
  standing: Standing,
  colour: string | null,
  body: string,
  head = '',
): string =>
  `<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="robots" content="noindex,nofollow"><title>${safe(title)}</title>${head}
<style>${coloursOf(standing, colour)}${style}</style></head><body${standing.isIn ? ' class="in"' : ''}>${body}</body></html>`;

/** What an address says that is no form, or no longer. */
export const gonePage = (standing: Standing, { words: { say }, tag }: Worded): string =>
  sheet(tag, say(enquiryTexts.title), standing, null, `<main class="ended"><p>${say(enquiryTexts.gone)}</p></main>`);

/** Who asks. */
export const headWords = (office: string, rera_no: string): string =>
  `<div><b>${safe(office)}</b>${rera_no && `<small>RERA ${safe(rera_no)}</small>`}</div>`;

const headOf = (form: OpenForm, key: string): string =>
  `<header>${form.logo ? `<img src="${enquiryPath(key)}logo/" alt="" width="52" height="52">` : ''}${headWords(form.office, form.rera_no)}</header>`;

const sheetOf = (
  { form, key, standing, worded }: Pick<Shown, 'form' | 'key' | 'standing' | 'worded'>,
  title: string,
  main: string,
): string =>
  sheet(
    worded.tag,
    `${title}, ${form.office}`,
    standing,
    form.colour,
    `${standing.isIn ? '' : headOf(form, key)}<main>${languageChooser(
      worded,
      (language) => `${enquiryPath(key)}${safe(queryOf(standing, { language }))}`,
    )}${main}</main>`,
    standing.isIn ? `<script src="${enquiryScriptPath(key, 'size.js')}" defer></script>` : '',
  );

export const queryOf = ({ isIn, scheme, language }: Standing, more: Record<string, string> = {}): string => {
  const query = new URLSearchParams({
    ...(isIn && { in: '1' }),
    ...(scheme && { scheme }),
    ...(language && { language }),
    ...more,
  }).toString();
  return query && `?${query}`;
};

/** A field that people do not see, and programs fill in. */
export const trap = ({ say }: Worded['words']): string =>
  `<div class="apart" aria-hidden="true"><label>${say(enquiryTexts.leaveEmpty)}<input name="homepage" tabindex="-1" autocomplete="off"></label></div>`;

/** What they agree to, by a tick and by sending; and the button. */
export const agreement = (office: string, typed: Typed, { say }: Worded['words']): string =>
  `<label class="agree"><input type="checkbox" name="agrees" value="1"${typed.agrees ? ' checked' : ''}><span>${safe(say(consentText.said, { office }))}</span></label>
<button>${say(enquiryTexts.send)}</button>
<p class="note">${safe(say(enquiryTexts.agreement, { office }))}</p>`;

interface Shown {
  readonly form: OpenForm;
  readonly key: string;
  readonly standing: Standing;
  readonly stamp: string;
  readonly typed: Typed;
  readonly mistakes: Mistakes;
  /** What is said above the fields; '' for nothing. */
  readonly said: string;
  readonly worded: Worded;
}

/** The form: what was typed before stays, and what is wrong stands beside its field. Works without any script. */
export const formPage = (shown: Shown): string => {
  const { form, key, standing, stamp, typed, mistakes, said, worded } = shown;
  const { words } = worded;
  const title = words.say(enquiryTexts.title);
  const main = `<h1>${title}</h1>${said && `<p class="said" role="alert">${safe(words.word(said))}</p>`}
<form method="post" action="${enquiryPath(key)}${safe(queryOf(standing))}" novalidate>
<input type="hidden" name="stamp" value="${safe(stamp)}">
${trap(words)}
${fieldsOf(form.fields, typed, mistakes, words)}
${agreement(form.office, typed, words)}
</form>`;
  return sheetOf(shown, title, main);
};

export const tick =
  '<div class="tick"><svg viewBox="0 0 24 24" width="30" height="30" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m5 12.5 4.6 4.6L19 7.5"/></svg></div>';

/** That it was sent, and a way to the form again. */
export const thanksPage = (shown: Pick<Shown, 'form' | 'key' | 'standing' | 'worded'>): string => {
  const { form, key, standing, worded } = shown;
  const { say } = worded.words;
  const call = form.phone
    ? `<a class="more" href="${telLink(form.phone)}">${safe(say(enquiryTexts.callOffice, { office: form.office }))}</a>`
    : '';
  const main = `${tick}<h1>${say(enquiryTexts.thanks)}</h1><p class="lead">${safe(say(enquiryTexts.thanksOf, { office: form.office }))}</p>${call}
<a class="more" href="${enquiryPath(key)}${safe(queryOf(standing))}">${say(enquiryTexts.again)}</a>`;
  return sheetOf(shown, say(enquiryTexts.thanks), main);
};

import type { Words } from '@angan/contract/kit/sentence.ts';
import { enquiryDeals, enquiryKinds, enquiryLimits } from '@angan/contract/lead-events/enquiry-page.ts';
import { enquiryTexts } from '@angan/contract/lead-events/texts.ts';
import type { WebsiteField } from '@angan/domain/leads/index.ts';
import { safe } from '../../../core/pages/index.ts';
import type { Mistakes, Typed } from './read-enquiry.ts';

type TextField = 'name' | 'mobile_number' | 'email' | 'area' | 'budget' | 'message';

/** What a phone's keyboard and its memory are told of a field. */
const manners: Record<TextField, string> = {
  name: 'autocomplete="name" autocapitalize="words"',
  mobile_number: 'type="tel" inputmode="tel" autocomplete="tel"',
  email: 'type="email" inputmode="email" autocomplete="email"',
  area: 'autocomplete="off"',
  budget: 'autocomplete="off"',
  message: '',
};
const hints: Partial<Record<TextField, string>> = { area: enquiryTexts.areaHint, budget: enquiryTexts.budgetHint };

/** A field that is typed into, with what is wrong beside it. */
export const text = (
  field: TextField,
  typed: Typed,
  mistakes: Mistakes,
  words: Words,
  isNeeded = field === 'name' || field === 'mobile_number',
): string => {
  const { say, word } = words;
  const hint = hints[field] ? say(hints[field]) : '';
  const wrong = mistakes[field];
  const told = `id="${field}" name="${field}" maxlength="${enquiryLimits[field]}" ${manners[field]}${isNeeded ? ' required' : ''}${
    hint ? ` placeholder="${safe(hint)}"` : ''
  }${wrong ? ` aria-invalid="true" aria-describedby="${field}-wrong"` : ''}`;
  const box =
    field === 'message'
      ? `<textarea ${told} rows="4">${safe(typed[field])}</textarea>`
      : `<input ${told} value="${safe(typed[field])}">`;
  return `<div><label for="${field}">${say(enquiryTexts[field])}${isNeeded ? '' : ` <small>${say(enquiryTexts.optional)}</small>`}</label>${box}${
    wrong ? `<p class="wrong" id="${field}-wrong">${safe(word(wrong))}</p>` : ''
  }</div>`;
};

const choice = (field: 'deal' | 'property_type', all: readonly string[], typed: Typed, { say, word }: Words): string =>
  `<fieldset><legend>${say(enquiryTexts[field])} <small>${say(enquiryTexts.optional)}</small></legend><div class="choices">${all
    .map(
      (one) =>
        `<label><input type="radio" name="${field}" value="${one}"${typed[field] === one ? ' checked' : ''}>${safe(word(one))}</label>`,
    )
    .join('')}</div></fieldset>`;

/** The fields of a form, in its order: name and mobile number, then what the office asks. */
export const fieldsOf = (asked: readonly WebsiteField[], typed: Typed, mistakes: Mistakes, words: Words): string => {
  const one = (field: WebsiteField): string => {
    if (!asked.includes(field)) return '';
    if (field === 'deal') return choice(field, Object.keys(enquiryDeals), typed, words);
    if (field === 'property_type') return choice(field, enquiryKinds, typed, words);
    return text(field, typed, mistakes, words);
  };
  const pair = (...both: string[]) => {
    const there = both.filter(Boolean);
    return there.length > 1 ? `<div class="pair">${there.join('')}</div>` : there.join('');
  };
  return [
    pair(text('name', typed, mistakes, words), text('mobile_number', typed, mistakes, words)),
    one('email'),
    pair(one('deal'), one('property_type')),
    pair(one('area'), one('budget')),
    one('message'),
  ].join('');
};

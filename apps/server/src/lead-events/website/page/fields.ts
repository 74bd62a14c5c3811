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
  isNeeded = field === 'name' || field === 'mobile_number',
): string => {
  const wrong = mistakes[field];
  const told = `id="${field}" name="${field}" maxlength="${enquiryLimits[field]}" ${manners[field]}${isNeeded ? ' required' : ''}${
    hints[field] ? ` placeholder="${safe(hints[field])}"` : ''
  }${wrong ? ` aria-invalid="true" aria-describedby="${field}-wrong"` : ''}`;
  const box =
    field === 'message'
      ? `<textarea ${told} rows="4">${safe(typed[field])}</textarea>`
      : `<input ${told} value="${safe(typed[field])}">`;
  return `<div><label for="${field}">${enquiryTexts[field]}${isNeeded ? '' : ` <small>${enquiryTexts.optional}</small>`}</label>${box}${
    wrong ? `<p class="wrong" id="${field}-wrong">${safe(wrong)}</p>` : ''
  }</div>`;
};

const choice = (field: 'deal' | 'property_type', words: readonly string[], typed: Typed): string =>
  `<fieldset><legend>${enquiryTexts[field]} <small>${enquiryTexts.optional}</small></legend><div class="choices">${words
    .map(
      (word) =>
        `<label><input type="radio" name="${field}" value="${word}"${typed[field] === word ? ' checked' : ''}>${word}</label>`,
    )
    .join('')}</div></fieldset>`;

/** The fields of a form, in its order: name and mobile number, then what the office asks. */
export const fieldsOf = (asked: readonly WebsiteField[], typed: Typed, mistakes: Mistakes): string => {
  const one = (field: WebsiteField): string => {
    if (!asked.includes(field)) return '';
    if (field === 'deal') return choice(field, Object.keys(enquiryDeals), typed);
    if (field === 'property_type') return choice(field, enquiryKinds, typed);
    return text(field, typed, mistakes);
  };
  const pair = (...both: string[]) => {
    const there = both.filter(Boolean);
    return there.length > 1 ? `<div class="pair">${there.join('')}</div>` : there.join('');
  };
  return [
    pair(text('name', typed, mistakes), text('mobile_number', typed, mistakes)),
    one('email'),
    pair(one('deal'), one('property_type')),
    pair(one('area'), one('budget')),
    one('message'),
  ].join('');
};

import { callingCodeOf } from './calling-codes.ts';
import { templateLimits } from './limits.ts';
import { isPlain } from './plain.ts';
import { fail, type RuleCheck } from './rule-check.ts';
import type { PhoneButton, TemplateButton, TemplateContent, WebsiteButton } from './types.ts';
import { lengthOf, variablesIn } from './variables.ts';
import type { ButtonType } from './words.ts';

/** How many a template may have of those that are few. */
const most: readonly (readonly [ButtonType, number, string])[] = [
  ['Visit Website', templateLimits.websites, 'Two buttons may lead to websites'],
  ['Call Phone Number', templateLimits.phones, 'One button may call a phone number'],
  ['Call on WhatsApp', templateLimits.calls, 'One button may call on WhatsApp'],
];

export const checkButtons = ({ buttons }: TemplateContent): RuleCheck[] => {
  const checks = buttons.flatMap((button, at) => checkButton(button, at + 1));
  if (buttons.length > templateLimits.buttons)
    checks.push(fail('button_type_1', `There are ${buttons.length} buttons`, `${templateLimits.buttons} are the most`));
  for (const [type, number, fix] of most) {
    const at = buttons.map((button, index) => (button.type === type ? index + 1 : 0)).filter(Boolean);
    if (at.length > number) checks.push(fail(`button_type_${at[number]}`, `${at.length} buttons of ${type}`, fix));
  }
  const twice = buttons.findIndex(
    ({ text }, at) => text.trim() !== '' && buttons.slice(0, at).some((one) => one.text.trim() === text.trim()),
  );
  if (twice >= 0)
    checks.push(
      fail(`button_text_${twice + 1}`, `Two buttons say ‘${buttons[twice]!.text.trim()}’`, 'Give each its own text'),
    );
  const apart = repliesApart(buttons);
  if (apart !== undefined)
    checks.push(
      fail(`button_type_${apart}`, 'Custom buttons stand apart', 'Move them together, before or after the others'),
    );
  return checks;
};

/** The number of the first button of a second group of quick replies; undefined where they stand together. */
const repliesApart = (buttons: readonly TemplateButton[]): number | undefined => {
  const starts = buttons.flatMap(({ type }, at) =>
    type === 'Custom' && buttons[at - 1]?.type !== 'Custom' ? [at + 1] : [],
  );
  return starts[1];
};

const checkButton = (button: TemplateButton, at: number): RuleCheck[] => {
  const checks = checkLabel(button, at);
  if (button.type === 'Visit Website') return [...checks, ...checkAddress(button, at)];
  if (button.type === 'Call Phone Number') return [...checks, ...checkPhone(button, at)];
  if (button.type === 'Call on WhatsApp') {
    const { least, most: longest } = templateLimits.callDays;
    if (!Number.isInteger(button.days) || button.days < least || button.days > longest)
      checks.push(
        fail(`call_on_whatsapp_active_days_${at}`, `Button ${at} works for ${button.days} days`, 'Say 1 to 30 days'),
      );
  }
  return checks;
};

const checkLabel = ({ type, text }: TemplateButton, at: number): RuleCheck[] => {
  const field = `button_text_${at}`;
  const limit = type === 'Call on WhatsApp' ? templateLimits.callText : templateLimits.buttonText;
  if (text.trim() === '') return [fail(field, `Button ${at} has no text`, 'Say what it does')];
  if (lengthOf(text) > limit)
    return [fail(field, `Button ${at} has ${lengthOf(text)} characters`, `${limit} are the most`)];
  if (variablesIn(text).length > 0)
    return [fail(field, `Button ${at} has a variable`, 'Its text is the same in every message')];
  if (!isPlain(text))
    return [
      fail(
        field,
        `Button ${at} has a new line, a tab, an emoji or a sign of formatting`,
        'Take it out, plain text is fine',
      ),
    ];
  return [];
};

const checkAddress = ({ url, url_type, sample_url }: WebsiteButton, at: number): RuleCheck[] => {
  const field = `visit_website_button_url_${at}`;
  const which = `Button ${at}’s address`;
  if (url.trim() === '') return [fail(field, `Button ${at} has no address`, 'Enter it from https:// on')];
  if (lengthOf(url) > templateLimits.url)
    return [fail(field, `${which} has ${lengthOf(url)} characters`, `${templateLimits.url} are the most`)];
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url.replaceAll(/\{\{|\}\}/g, '')))
    return [fail(field, `${which} cannot be opened`, 'Enter it from https:// on')];
  const variables = variablesIn(url);
  if (url_type === 'Static' && variables.length > 0)
    return [fail(field, `${which} has a variable`, 'Choose Dynamic for it')];
  if (url_type === 'Dynamic' && (variables.length !== 1 || variables[0] !== '1' || !url.endsWith('{{1}}')))
    return [fail(field, `${which} is dynamic`, 'It ends with {{1}}, and has no other variable')];
  if (url_type === 'Dynamic' && sample_url.trim() === '')
    return [
      fail(
        `visit_website_button_url_dynamic_sample_url_${at}`,
        `${which} has no example`,
        'The review needs one in full',
      ),
    ];
  return [];
};

const checkPhone = ({ country_code, number }: PhoneButton, at: number): RuleCheck[] => {
  const code = `call_phone_number_country_code_${at}`;
  const field = `call_phone_number_${at}`;
  if (country_code === '') return [fail(code, `Button ${at} has no country code`, 'It is 91 for India')];
  if (number === '') return [fail(field, `Button ${at} has no phone number`, 'Enter the number that it calls')];
  if (!/^\d+$/.test(country_code) || !/^\d+$/.test(number))
    return [fail(field, `Button ${at}’s phone number is not in digits`, 'Leave out everything else')];
  const digits = country_code + number;
  if (callingCodeOf(digits) !== country_code)
    return [fail(code, `${country_code} is no country code`, 'It is 91 for India')];
  if (digits.length + 1 > templateLimits.phone)
    return [fail(field, `Button ${at}’s phone number is too long`, '19 digits with the country code are the most')];
  if (digits.length < templateLimits.leastPhoneDigits)
    return [fail(field, `Button ${at}’s phone number is too short`, 'Enter it in full')];
  return [];
};

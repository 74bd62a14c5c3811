import { coded, type GraphError } from '../errors.ts';
import type { Meta } from '../meta.ts';
import type { PhoneNumber, Template } from '../state.ts';
import { type Button, buttonsOf, filled, lengthOf, partOf, variablesOf } from '../templates/model.ts';
import { isRecord, upper } from '../templates/refuse.ts';
import { LIMITS } from '../templates/rules.ts';
import { location } from './check.ts';
import { checkMedia, checkPart, type Part } from './parts.ts';

const PAYLOAD = 512;
const CALL_MINUTES = [1, 43_200] as const;
const BAD_VALUE = /[\n\r\t]| {5,}/;

/** From v23 a parameter's own fault has one code; before, another. Counts that do not match are 132000 in all. */
const mismatch = (version: number, details: string): GraphError => coded(version >= 23 ? 132018 : 132012, details);

/** The template that a message names: 132001 where it is missing or not approved, 132015 paused, 132016 disabled. */
export function findTemplate(meta: Meta, number: PhoneNumber, part: Part): Template {
  const { name } = part;
  const language = isRecord(part.language) ? part.language.code : undefined;
  if (typeof name !== 'string') throw coded(131008, "Parameter template['name'] is required.");
  if (typeof language !== 'string') throw coded(131008, "Parameter template['language']['code'] is required.");
  const template = meta.templates.find(number.waba, name, language);
  if (template?.status === 'PAUSED') throw coded(132015, `template name (${name}) is paused`);
  if (template?.status === 'DISABLED') throw coded(132016, `template name (${name}) is disabled`);
  if (template?.status !== 'APPROVED') throw coded(132001, `template name (${name}) does not exist in ${language}`);
  return template;
}

/** Checks the parameters of a template message against the template's own parts. */
export function checkTemplate(template: Template, part: Part, version: number): void {
  const given = part.components ?? [];
  if (!Array.isArray(given) || !given.every(isRecord)) throw coded(131009, "template['components'] must be an array.");
  const of = (type: string) => given.filter((one) => upper(one.type) === type);
  const strange = given.find((one) => !['HEADER', 'BODY', 'BUTTON'].includes(upper(one.type)));
  if (strange) throw coded(131009, `template['components'] has an unknown type "${String(strange.type)}".`);
  checkHeader(template, of('HEADER')[0], version);
  const body = partOf(template.components, 'BODY')?.text ?? '';
  checkTexts(template, body, of('BODY')[0], 'body', LIMITS.bodyText, version);
  checkButtons(template, of('BUTTON'), version);
}

const parametersOf = (component: Part | undefined): Part[] =>
  Array.isArray(component?.parameters) ? component.parameters.filter(isRecord) : [];

function checkHeader(template: Template, component: Part | undefined, version: number): void {
  const header = partOf(template.components, 'HEADER');
  const parameters = parametersOf(component);
  if (!header || header.format === 'TEXT') {
    checkTexts(template, header?.text ?? '', component, 'header', LIMITS.headerText, version);
    return;
  }
  const type = header.format!.toLowerCase();
  const [parameter] = parameters;
  const received = parameter ? upper(parameter.type) : 'UNKNOWN';
  if (!parameter || received !== header.format)
    throw coded(132012, `header: Format mismatch, expected ${header.format}, received ${received}`);
  if (parameters.length > 1) throw countFault('header', parameters.length, 1);
  if (type === 'location') location(parameter);
  else checkMedia(checkPart(parameter, type), `header['${type}']`);
}

const countFault = (where: string, got: number, expected: number): GraphError =>
  coded(
    132000,
    `${where}: number of localizable_params (${got}) does not match the expected number of params (${expected})`,
  );

function checkTexts(
  template: Template,
  text: string,
  component: Part | undefined,
  where: string,
  most: number,
  version: number,
): void {
  const names = [...new Set(variablesOf(text))];
  const parameters = parametersOf(component);
  if (parameters.length !== names.length) throw countFault(where, parameters.length, names.length);
  const values = new Map<string, string>();
  parameters.forEach((parameter, index) => {
    const named = template.parameter_format === 'NAMED';
    const name = named
      ? String(parameter.parameter_name ?? '')
      : names.toSorted((a, b) => Number(a) - Number(b))[index]!;
    if (!names.includes(name))
      throw mismatch(version, `${where}: Parameter name "${name}" is missing or not part of the template`);
    values.set(name, checkValue(parameter, `${where}: parameter ${index + 1}`, version));
  });
  if (lengthOf(filled(text, (name) => values.get(name) ?? '')) > most)
    throw coded(132005, `${where}: the filled-in text has more than ${most} characters`);
}

/** No newline, tab or five spaces in a row, and never empty. */
function checkValue(parameter: Part, where: string, version: number): string {
  const type = String(parameter.type);
  const fallback = isRecord(parameter[type]) ? parameter[type].fallback_value : undefined;
  const value = type === 'text' ? parameter.text : fallback;
  if (typeof value !== 'string' || value.trim() === '') throw mismatch(version, `${where} has no text`);
  if (BAD_VALUE.test(value))
    throw mismatch(version, 'Param text cannot have new-line/tab characters or more than 4 consecutive spaces');
  return value;
}

function checkButtons(template: Template, components: Part[], version: number): void {
  const buttons = buttonsOf(template.components);
  const seen = new Set<number>();
  for (const component of components) {
    const index = Number(component.index);
    const button = buttons[index];
    if (!button || seen.has(index))
      throw mismatch(version, `buttons: there is no button at index ${String(component.index)}, or it is given twice`);
    seen.add(index);
    const parameters = parametersOf(component);
    if (parameters.length === 0) throw coded(131008, `buttons: button at index ${index} requires a parameter`);
    for (const parameter of parameters) checkButton(button, upper(component.sub_type), parameter, index, version);
  }
  buttons.forEach((button, index) => {
    const needs = (button.type === 'URL' && variablesOf(button.url ?? '').length > 0) || button.type === 'COPY_CODE';
    if (needs && !seen.has(index))
      throw coded(
        131008,
        `buttons: Button at index ${index} of type ${button.type === 'URL' ? 'Url' : 'CopyCode'} requires a parameter`,
      );
  });
}

function checkButton(button: Button, type: string, parameter: Part, index: number, version: number): void {
  const where = `buttons: button at index ${index}`;
  if (type !== button.type) throw mismatch(version, `${where} is of type ${button.type}, not ${type}`);
  if (type === 'URL') {
    if (variablesOf(button.url ?? '').length === 0) throw countFault(where, 1, 0);
    checkValue(parameter, where, version);
  } else if (type === 'QUICK_REPLY' || (type === 'VOICE_CALL' && parameter.type === 'payload')) {
    const { payload } = parameter;
    if (typeof payload !== 'string' || payload.length > PAYLOAD)
      throw mismatch(version, `${where}: payload must be a text of at most ${PAYLOAD} characters`);
  } else if (type === 'VOICE_CALL') {
    const minutes = Number(parameter.ttl_minutes);
    if (!(minutes >= CALL_MINUTES[0] && minutes <= CALL_MINUTES[1]))
      throw mismatch(version, `${where}: ttl_minutes is out of range`);
  } else if (type === 'COPY_CODE') {
    const code = parameter.coupon_code;
    if (typeof code !== 'string' || code === '' || code.length > LIMITS.couponCode)
      throw mismatch(version, `${where}: coupon_code is not valid`);
  } else throw mismatch(version, `${where} takes no parameter`);
}

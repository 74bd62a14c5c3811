import { coded, type GraphError } from '../errors.ts';
import type { Meta } from '../meta.ts';
import type { PhoneNumber, Template } from '../state.ts';
import { type Button, buttonsOf, cardsOf, filled, lengthOf, partOf, variablesOf } from '../templates/model.ts';
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
  const strange = given.find((one) => !SENT.includes(upper(one.type)));
  if (strange) throw coded(131009, `template['components'] has an unknown type "${String(strange.type)}".`);
  checkParts(template, given, LIMITS.bodyText, version);
  checkCards(template, of('CAROUSEL')[0], version);
  checkOffer(template, of('LIMITED_TIME_OFFER')[0]);
}

const SENT = ['HEADER', 'BODY', 'BUTTON', 'CAROUSEL', 'LIMITED_TIME_OFFER'];
/** What is filled: a template, or a card of one. */
type Filled = Pick<Template, 'parameter_format' | 'components'>;

/** Header, body and buttons of the message, or of one of its cards. */
function checkParts(template: Filled, given: Part[], most: number, version: number): void {
  const of = (type: string) => given.filter((one) => upper(one.type) === type);
  checkHeader(template, of('HEADER')[0], version);
  const body = partOf(template.components, 'BODY')?.text ?? '';
  checkTexts(template, body, of('BODY')[0], 'body', most, version);
  checkButtons(template, of('BUTTON'), version);
}

/** As many cards as were approved, each by its place, and each filled like a message of its own. */
function checkCards(template: Template, component: Part | undefined, version: number): void {
  const cards = cardsOf(template.components);
  const given = Array.isArray(component?.cards) ? component.cards.filter(isRecord) : [];
  if (given.length !== cards.length)
    throw coded(132012, `carousel: number of cards (${given.length}) does not match the expected (${cards.length})`);
  cards.forEach((card, index) => {
    const one = given.find(({ card_index }) => Number(card_index) === index);
    if (!one) throw coded(131008, `carousel: card_index ${index} is required`);
    const components = Array.isArray(one.components) ? one.components.filter(isRecord) : [];
    const filling = { parameter_format: template.parameter_format, components: card.components };
    checkParts(filling, components, LIMITS.cardText, version);
  });
}

/** When an offer ends, in milliseconds, where it does. */
function checkOffer(template: Template, component: Part | undefined): void {
  const offer = partOf(template.components, 'LIMITED_TIME_OFFER')?.limited_time_offer;
  if (!offer) {
    if (component) throw coded(132012, 'limited_time_offer: the template has no such component');
    return;
  }
  const [parameter] = parametersOf(component);
  const given = isRecord(parameter?.limited_time_offer) ? parameter.limited_time_offer.expiration_time_ms : undefined;
  if (offer.has_expiration && given === undefined)
    throw coded(131008, "limited_time_offer: Parameter 'expiration_time_ms' is required");
  if (given !== undefined && !(Number(given) > 0)) throw coded(131009, 'expiration_time_ms is not a time');
}

const parametersOf = (component: Part | undefined): Part[] =>
  Array.isArray(component?.parameters) ? component.parameters.filter(isRecord) : [];

function checkHeader(template: Filled, component: Part | undefined, version: number): void {
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
  if (type === 'product') checkProduct(parameter);
  else if (type === 'location') location(parameter);
  else checkMedia(checkPart(parameter, type), `header['${type}']`);
}

/** A product by its id in the catalogue. */
function checkProduct(parameter: Part): void {
  const product = isRecord(parameter.product) ? parameter.product : {};
  for (const key of ['product_retailer_id', 'catalog_id'])
    if (typeof product[key] !== 'string') throw coded(131008, `header: Parameter product['${key}'] is required`);
}

const countFault = (where: string, got: number, expected: number): GraphError =>
  coded(
    132000,
    `${where}: number of localizable_params (${got}) does not match the expected number of params (${expected})`,
  );

function checkTexts(
  template: Filled,
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

function checkButtons(template: Filled, components: Part[], version: number): void {
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
    const name = NEEDING[button.type as keyof typeof NEEDING];
    const needs = name && (button.type !== 'URL' || variablesOf(button.url ?? '').length > 0);
    if (needs && !seen.has(index))
      throw coded(131008, `buttons: Button at index ${index} of type ${name} requires a parameter`);
  });
}

/** Buttons that are filled in each message, as Meta's refusals name them. */
const NEEDING = { URL: 'Url', COPY_CODE: 'CopyCode', MPM: 'Mpm' } as const;

/** What a button for products opens: a picture's product, and of a list its sections. */
function checkAction(type: string, parameter: Part, where: string, version: number): void {
  const action = isRecord(parameter.action) ? parameter.action : null;
  if (!action) throw mismatch(version, `${where}: action is missing`);
  if (type !== 'MPM') return;
  const sections = Array.isArray(action.sections) ? action.sections.filter(isRecord) : [];
  const items = sections.flatMap(({ product_items }) => (Array.isArray(product_items) ? product_items : []));
  if (sections.length === 0 || sections.length > LIMITS.productSections || items.length > LIMITS.products)
    throw mismatch(version, `${where}: action['sections'] must have 1 to ${LIMITS.productSections} sections`);
  if (items.length === 0) throw mismatch(version, `${where}: action['sections'] has no product_items`);
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
  } else if (type === 'CATALOG' || type === 'MPM') checkAction(type, parameter, where, version);
  else throw mismatch(version, `${where} takes no parameter`);
}

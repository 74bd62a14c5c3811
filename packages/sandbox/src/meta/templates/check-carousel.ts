import type { Category, Template } from '../state.ts';
import { checkBody } from './check-body.ts';
import { checkButtons } from './check-buttons.ts';
import { checkHeader, type HandleCheck } from './check-edges.ts';
import { type Card, type Component, lengthOf, partOf } from './model.ts';
import { isRecord, refusal, upper, wrong } from './refuse.ts';
import { CARD_BUTTONS, LIMITS } from './rules.ts';

/** What all cards of a carousel share: their parts, the kind of their header, and their buttons' kinds in order. */
const shapeOf = ({ components }: Card): string =>
  JSON.stringify([
    components.map(({ type }) => type).toSorted(),
    partOf(components, 'HEADER')?.format,
    partOf(components, 'BUTTONS')?.buttons?.map(({ type }) => type),
  ]);

/** Two to ten cards of the same parts, each with a picture, a video or a product of the catalogue on top. */
export function checkCarousel(
  part: Record<string, unknown>,
  category: Category,
  format: Template['parameter_format'],
  handle: HandleCheck,
): Component {
  if (category !== 'MARKETING') throw wrong(`Param components: CAROUSEL does not go with ${category}.`);
  const given = part.cards;
  const [least, most] = LIMITS.cards;
  if (!Array.isArray(given) || given.length < least || given.length > most)
    throw wrong(`Param carousel['cards'] must have ${least} to ${most} cards.`);
  const cards = given.map((one: unknown, index) => checkCard(one, `cards[${index}]`, format, handle));
  if (new Set(cards.map(shapeOf)).size > 1)
    throw wrong("Param carousel['cards'] must all have the same components, header format and buttons.");
  return { type: 'CAROUSEL', cards };
}

function checkCard(one: unknown, where: string, format: Template['parameter_format'], handle: HandleCheck): Card {
  if (!isRecord(one) || !Array.isArray(one.components)) throw wrong(`Param ${where}['components'] must be an array.`);
  const components = one.components.map((part: unknown): Component => {
    if (!isRecord(part)) throw wrong(`Param ${where} has a component that is no JSON object.`);
    const type = upper(part.type);
    if (type === 'HEADER') return cardHeader(part, where, format, handle);
    if (type === 'BODY') return cardBody(part, format);
    if (type === 'BUTTONS') return cardButtons(part, where);
    throw wrong(`Param ${where}: a card can't have ${type || 'this component'}.`);
  });
  if (!partOf(components, 'HEADER')) throw wrong(`Param ${where} must have a HEADER.`);
  return { components };
}

function cardHeader(
  part: Record<string, unknown>,
  where: string,
  format: Template['parameter_format'],
  handle: HandleCheck,
): Component {
  const kind = upper(part.format);
  if (kind === 'PRODUCT') return { type: 'HEADER', format: kind };
  if (kind !== 'IMAGE' && kind !== 'VIDEO')
    throw wrong(`Param ${where}: header['format'] must be one of {IMAGE, VIDEO, PRODUCT}.`);
  return checkHeader(part, 'MARKETING', format, handle);
}

function cardBody(part: Record<string, unknown>, format: Template['parameter_format']): Component {
  const body = checkBody(part, 'MARKETING', format);
  if (lengthOf(body.text!) > LIMITS.cardText)
    throw refusal('TOO_LONG', { what: 'card', limit: LIMITS.cardText }, 'body');
  return body;
}

function cardButtons(part: Record<string, unknown>, where: string): Component {
  const checked = checkButtons(part, 'MARKETING');
  const buttons = checked.buttons!;
  if (buttons.length > LIMITS.cardButtons)
    throw wrong(`Param ${where}: a card can have at most ${LIMITS.cardButtons} buttons.`);
  const strange = buttons.find(({ type }) => !CARD_BUTTONS.includes(type));
  if (strange) throw wrong(`Param ${where}: a card can't have a button of type ${strange.type}.`);
  return checked;
}

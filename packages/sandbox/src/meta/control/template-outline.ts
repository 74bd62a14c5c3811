import { cardFiles } from '../messages/shown-media.ts';
import type { Message } from '../state.ts';
import { buttonsOf, type Component, cardsOf, filled, partOf, variablesOf } from '../templates/model.ts';
import { isRecord, upper } from '../templates/refuse.ts';

/** A message as its reader sees it: texts filled in, and what can be tapped. */
export interface Outline {
  header: string;
  body: string;
  footer: string;
  replies: { index: number; title: string; id: string; description?: string }[];
  links: { title: string; kind: string; target: string }[];
  list: string;
  /** Of a carousel, with the id of the file that each shows. */
  cards: (Pick<Outline, 'body' | 'replies' | 'links'> & { format: string; media: string | null })[];
}

type Given = Record<string, unknown>;
type Drawn = Pick<Outline, 'header' | 'body' | 'footer' | 'replies' | 'links'>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const records = (value: unknown): Given[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Draws a template with what it was sent with: itself, and below it the cards of a carousel. */
export function templateOutline({ content, template }: Message): Drawn & Pick<Outline, 'cards'> {
  const { components } = template!;
  const given = records(content.components);
  const own = partsOutline(components, given, 0);
  const sent = records(given.find((one) => upper(one.type) === 'CAROUSEL')?.cards);
  const files = cardFiles(content);
  let place = buttonsOf(components).length;
  const cards = cardsOf(components).map((card, index) => {
    const one = sent.find(({ card_index }) => Number(card_index) === index);
    const drawn = partsOutline(card.components, records(one?.components), place);
    place += buttonsOf(card.components).length;
    const format = partOf(card.components, 'HEADER')?.format ?? '';
    const media = files.find(({ where }) => where === `cards[${index}]`)?.id ?? null;
    return { ...drawn, format: format.toLowerCase(), media };
  });
  return { ...own, cards };
}

/** A template's parts, or those of one of its cards. Its buttons are counted from `place` on, over all of the message. */
function partsOutline(components: Component[], given: Given[], place: number): Drawn {
  const parametersOf = (component: Given | undefined) => records(component?.parameters);
  const fill = (type: 'HEADER' | 'BODY'): string => {
    const written = partOf(components, type)?.text ?? '';
    const values = parametersOf(given.find((one) => upper(one.type) === type));
    const names = [...new Set(variablesOf(written))].sort((a, b) => Number(a) - Number(b));
    const parameterOf = (name: string) =>
      values.find((one) => one.parameter_name === name) ?? values[names.indexOf(name)];
    return filled(written, (name) => text(parameterOf(name)?.text) || `{{${name}}}`);
  };
  const buttons = buttonsOf(components).map((button, index) => {
    const component = given.find((one) => upper(one.type) === 'BUTTON' && Number(one.index) === index);
    return { ...button, index: place + index, parameter: parametersOf(component)[0] };
  });
  return {
    header: fill('HEADER'),
    body: fill('BODY'),
    footer: partOf(components, 'FOOTER')?.text ?? '',
    replies: buttons
      .filter(({ type }) => type === 'QUICK_REPLY')
      .map(({ index, text: title, parameter }) => ({
        index,
        title: title ?? '',
        id: text(parameter?.payload) || (title ?? ''),
      })),
    links: buttons
      .filter(({ type }) => type !== 'QUICK_REPLY')
      .map(({ type, text: title, url, phone_number, parameter }) => ({
        title: title ?? '',
        kind: type,
        target: url ? filled(url, () => text(parameter?.text)) : (phone_number ?? text(parameter?.coupon_code)),
      })),
  };
}

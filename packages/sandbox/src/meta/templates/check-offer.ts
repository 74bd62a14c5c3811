import type { Category } from '../state.ts';
import { buttonsOf, type Component, lengthOf, partOf } from './model.ts';
import { isRecord, refusal, textOf, wrong } from './refuse.ts';
import { LIMITS } from './rules.ts';

/** The line above the body of a limited-time offer. */
export function checkOffer(part: Record<string, unknown>, category: Category): Component {
  if (category !== 'MARKETING') throw wrong(`Param components: LIMITED_TIME_OFFER does not go with ${category}.`);
  const offer = part.limited_time_offer;
  if (!isRecord(offer)) throw wrong("Param components['limited_time_offer'] must be a JSON object.");
  const text = textOf(offer, 'text', 'limited_time_offer');
  if (lengthOf(text) > LIMITS.offerText)
    throw refusal('TOO_LONG', { what: 'limited-time offer', limit: LIMITS.offerText });
  return { type: 'LIMITED_TIME_OFFER', limited_time_offer: { text, has_expiration: offer.has_expiration === true } };
}

/** What a template with an offer, a carousel or products has to have or must not have beside it. */
export function checkTogether(components: readonly Component[]): void {
  const buttons = buttonsOf(components);
  const has = (type: string) => buttons.some((button) => button.type === type);
  const header = partOf(components, 'HEADER');
  const offer = partOf(components, 'LIMITED_TIME_OFFER')?.limited_time_offer;
  if (offer) {
    if (partOf(components, 'FOOTER')) throw wrong('Param components: a limited-time offer has no FOOTER.');
    if (header && header.format !== 'IMAGE' && header.format !== 'VIDEO')
      throw wrong('Param components: the header of a limited-time offer must be an IMAGE or a VIDEO.');
    if (lengthOf(partOf(components, 'BODY')?.text ?? '') > LIMITS.offerBody)
      throw refusal('TOO_LONG', { what: 'body', limit: LIMITS.offerBody }, 'body');
    if (!has('URL')) throw wrong('Param buttons: a limited-time offer must have a URL button.');
    if (offer.has_expiration && buttons[0]?.type !== 'COPY_CODE')
      throw wrong('Param buttons: the first button of an offer that expires must be COPY_CODE.');
  }
  if (partOf(components, 'CAROUSEL') && (header || partOf(components, 'FOOTER') || buttons.length > 0))
    throw wrong('Param components: beside a CAROUSEL there can only be a BODY.');
  for (const type of ['CATALOG', 'MPM'])
    if (has(type) && buttons.length > 1) throw wrong(`Param buttons: ${type} must be the only button.`);
  if (has('MPM') && header?.format !== 'TEXT') throw wrong('Param components: MPM must have a HEADER of format TEXT.');
}

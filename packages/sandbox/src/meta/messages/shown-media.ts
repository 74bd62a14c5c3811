import type { MediaKind } from '../media-rules.ts';
import type { Template } from '../state.ts';
import { partOf } from '../templates/model.ts';
import { isRecord, upper } from '../templates/refuse.ts';
import type { Part } from './parts.ts';

/** The file of a message, by id or by link, and where in the body it stands. */
export interface FileOf {
  kind: MediaKind;
  where: string;
  id: string | null;
  link: string | null;
}

const KINDS: readonly string[] = ['image', 'video', 'audio', 'document', 'sticker'];

const file = (part: unknown, kind: string, where: string): FileOf | null =>
  isRecord(part)
    ? {
        kind: kind as MediaKind,
        where,
        id: part.id === undefined ? null : String(part.id),
        link: typeof part.link === 'string' ? part.link : null,
      }
    : null;

/** The files of a carousel's cards, in their order. */
export function cardFiles(content: Part): FileOf[] {
  const components = Array.isArray(content.components) ? content.components.filter(isRecord) : [];
  const carousel = components.find((one) => upper(one.type) === 'CAROUSEL');
  const cards = Array.isArray(carousel?.cards) ? carousel.cards.filter(isRecord) : [];
  return cards.flatMap((card, index) => {
    const parts = Array.isArray(card.components) ? card.components.filter(isRecord) : [];
    const header = parts.find((one) => upper(one.type) === 'HEADER');
    const parameter: unknown = Array.isArray(header?.parameters) ? header.parameters[0] : undefined;
    const kind = isRecord(parameter) ? String(parameter.type).toLowerCase() : '';
    const found = isRecord(parameter) && KINDS.includes(kind) ? file(parameter[kind], kind, `cards[${index}]`) : null;
    return found ? [found] : [];
  });
}

/** A media message's own file, a template's header, an interactive message's header, or null. */
export function mediaOf(content: Part, type: string, template: Pick<Template, 'components'> | null): FileOf | null {
  if (KINDS.includes(type)) return file(content, type, type);
  if (template) {
    const format = partOf(template.components, 'HEADER')?.format?.toLowerCase() ?? '';
    const components = Array.isArray(content.components) ? content.components.filter(isRecord) : [];
    const header = components.find((one) => upper(one.type) === 'HEADER');
    const parameter: unknown = Array.isArray(header?.parameters) ? header.parameters[0] : undefined;
    return KINDS.includes(format) && isRecord(parameter)
      ? file(parameter[format], format, `header['${format}']`)
      : null;
  }
  const header = type === 'interactive' && isRecord(content.header) ? content.header : null;
  const kind = String(header?.type);
  return header && KINDS.includes(kind) ? file(header[kind], kind, `interactive['header']['${kind}']`) : null;
}

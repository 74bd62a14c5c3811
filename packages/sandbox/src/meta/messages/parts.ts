import { coded, invalid } from '../errors.ts';
import { lengthOf } from '../templates/model.ts';
import { isRecord } from '../templates/refuse.ts';

/** A part of a message as it came. */
export type Part = Record<string, unknown>;

/** A text that must be there and not be too long; `where` names it as Meta does: text['body']. */
export function checkText(part: Part, key: string, where: string, most: number, required = true): string | undefined {
  const value = part[key];
  if (value === undefined && !required) return undefined;
  if (typeof value !== 'string' || value.trim() === '')
    throw coded(131008, `Parameter ${where}['${key}'] is required.`);
  if (lengthOf(value) > most) throw invalid(`Param ${where}['${key}'] must be at most ${most} characters long.`);
  return value;
}

export function checkPart(body: Part, type: string): Part {
  const part = body[type];
  if (!isRecord(part)) throw coded(131008, `Parameter '${type}' is mandatory for type '${type}'`);
  return part;
}

/** A file by `id` or by `link`, one of both. */
export function checkMedia(part: Part, where: string): void {
  const { id, link } = part;
  if ((id === undefined) === (link === undefined)) throw coded(131008, `${where} needs either 'id' or 'link'.`);
  if (link !== undefined && (typeof link !== 'string' || !/^https?:\/\//.test(link) || !URL.canParse(link)))
    throw invalid(`Param ${where}['link'] is not a valid URL.`);
}

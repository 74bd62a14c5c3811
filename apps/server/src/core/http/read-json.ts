import { drf } from '@angan/contract/kit/drf-texts.ts';
import { badRequest, tooLarge } from '../errors.ts';

/**
 * How deep a JSON body may be nested, and how many values it may hold. The deepest that the API takes has eight steps;
 * the fullest is a grid of 50 rows of some 150 fields, or an event of Meta.
 */
export const jsonLimits = { depth: 32, values: 50_000 } as const;

const [quote, backslash, comma, braceOpen, braceClose, bracketOpen, bracketClose] = [
  0x22, 0x5c, 0x2c, 0x7b, 0x7d, 0x5b, 0x5d,
];

/** Reads a JSON body. Refuses what is no JSON, and before it is read what is nested too deeply or holds too much. */
export const readJson = (text: string): unknown => {
  let [depth, values, isInText] = [0, 1, false];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isInText) {
      if (code === backslash) at++;
      else if (code === quote) isInText = false;
    } else if (code === quote) isInText = true;
    else if (code === comma) values++;
    else if (code === bracketOpen || code === braceOpen) {
      depth++;
      values++;
      if (depth > jsonLimits.depth) throw badRequest(drf.parseError('It is nested too deeply.'));
    } else if (code === bracketClose || code === braceClose) depth--;
    if (values > jsonLimits.values) throw tooLarge('The request holds too many values.');
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw badRequest(drf.parseError((error as Error).message));
  }
};

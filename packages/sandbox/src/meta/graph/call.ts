import { GraphError, noSuchObject } from '../errors.ts';
import type { Meta } from '../meta.ts';
import type { App, Token, Waba } from '../state.ts';

/** One call as the handlers see it. */
export interface GraphCall {
  meta: Meta;
  method: string;
  /** 23 of v23.0; 25 where the path names none. */
  version: number;
  /** The path without version: object, edge. */
  id: string;
  edge: string;
  /** The address up to the object, for the links of lists. */
  base: string;
  /** Query and body together; the body wins. */
  params: Record<string, unknown>;
  /** Parts of a multipart body. */
  form: FormData | null;
  /** Who calls: a user's or system user's token, or the app itself (`id|secret`). */
  token: Token | null;
  app: App;
}

export const ok = { success: true };

/** The object behind a token's account, or the refusal that hides whether it exists. */
export function allowed(call: GraphCall, waba: string, scope: string): Waba {
  const found = call.meta.wabas.get(waba);
  const { token } = call;
  if (!found || (token?.wabas && !token.wabas.includes(waba))) throw noSuchObject(call.method, call.id);
  if (!token)
    throw new GraphError({ code: 100, message: "(#100) This call needs a user access token, not the app's own." });
  if (!token.scopes.includes(scope))
    throw new GraphError({ code: 10, message: '(#10) Application does not have permission for this action' });
  const { clock, limits, settings } = call.meta;
  if (scope === MANAGE && !limits.managementCall(call.app.id, waba, clock.now(), settings.management_calls_per_hour))
    throw new GraphError({
      code: 80007,
      message: '(#80007) There have been too many calls to this WhatsApp Business account. Wait a bit and try again.',
    });
  return found;
}

export const MANAGE = 'whatsapp_business_management';
export const SEND = 'whatsapp_business_messaging';

/** A parameter as text; numbers and booleans of JSON count as their text. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : undefined;

/** A parameter that may come as JSON in a query or a form. */
export function json(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** `a,b,c`, or a list in JSON. */
export function list(value: unknown): string[] {
  const parsed = json(value);
  if (Array.isArray(parsed)) return parsed.map(String);
  return (text(parsed) ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

/** The fields that were asked for, or the usual ones; `id` always. An unknown one is refused. */
export function picked(
  call: GraphCall,
  node: Record<string, unknown>,
  usual: readonly string[],
  type: string,
): Record<string, unknown> {
  const asked = list(call.params.fields).map((field) => field.replace(/[.({].*$/s, ''));
  const names = asked.length > 0 ? asked : usual;
  const answer: Record<string, unknown> = {};
  for (const name of names) {
    if (!(name in node))
      throw new GraphError({
        code: 100,
        message: `(#100) Tried accessing nonexistent field (${name}) on node type (${type})`,
      });
    if (node[name] !== undefined) answer[name] = node[name];
  }
  answer.id = node.id;
  return answer;
}

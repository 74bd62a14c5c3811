import type { FastifyRequest } from 'fastify';
import { GraphError } from '../errors.ts';

export const LARGEST_BODY = 110 * 1024 * 1024;

/** Where a Graph path leads: `/v25.0/{id}/{edge}`, the version left out where the caller leaves it out. */
export interface Place {
  version: number;
  versioned: string;
  id: string;
  edge: string;
  query: string;
}

/** Null where the path is no business of Meta's. */
export function placeOf(url: string): Place | null {
  const [path = '', query = ''] = splitOnce(url, '?');
  const segments = path.split('/').filter(Boolean);
  const version = /^v(\d+)\.\d+$/.exec(segments[0] ?? '');
  if (version) segments.shift();
  const [id = '', ...rest] = segments;
  if (!version && !/^(\d{6,}|upload:.*|whatsapp_business|me|oauth)$/.test(id)) return null;
  return {
    version: version ? Number(version[1]) : 25,
    versioned: version ? `/${version[0]}` : '',
    id,
    edge: rest.join('/'),
    query,
  };
}

function splitOnce(text: string, at: string): [string, string] {
  const index = text.indexOf(at);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}

/** Query and body as one record of parameters; a body may be JSON, a form, or multipart. */
export async function paramsOf(
  request: FastifyRequest,
  query: string,
): Promise<{ params: Record<string, unknown>; form: FormData | null }> {
  const params: Record<string, unknown> = query ? Object.fromEntries(new URLSearchParams(query)) : {};
  const body = request.body;
  if (!Buffer.isBuffer(body) || body.length === 0) return { params, form: null };
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
      .formData()
      .catch(() => {
        throw new GraphError({ code: 100, message: '(#100) The multipart body could not be read' });
      });
    for (const [name, value] of form) if (typeof value === 'string') params[name] = value;
    return { params, form };
  }
  if (type.startsWith('application/x-www-form-urlencoded'))
    return { params: { ...params, ...Object.fromEntries(new URLSearchParams(body.toString())) }, form: null };
  return { params: { ...params, ...parsed(body) }, form: null };
}

function parsed(body: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString());
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Told below, like a body that is JSON but no object.
  }
  throw new GraphError({ code: 100, message: '(#100) The body is not a JSON object' });
}

import type { Call } from '@angan/contract/kit/call.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** The API described for machines at `/openapi.json` and for people at `/docs`; both are made from the served calls. */
export const serveDocs = (app: FastifyInstance): void => {
  let made: { json: object; html: string } | undefined;
  const docs = () => {
    const calls = [...new Set(app.declared)].toSorted((a, b) => a.path.localeCompare(b.path));
    made ??= { json: openApi(calls), html: page(calls) };
    return made;
  };
  app.get('/openapi.json', async () => docs().json);
  app.get('/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(docs().html));
};

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', cycles: 'ref' });
  return json;
};

const parametersOf = (schema: z.ZodType, where: 'path' | 'query') => {
  const json = schemaOf(schema, 'input') as { properties?: Record<string, object>; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || (json.required ?? []).includes(name),
    schema: property,
  }));
};

const openApi = (calls: Call[]) => {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:([a-z_]+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][call.method.toLowerCase()] = {
      summary: call.summary,
      'x-access': call.access,
      tags: [call.path.split('/')[2] || call.path.split('/')[1]],
      security: call.access === 'public' ? [] : [{ jwt: [] }],
      parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
      ...(call.body instanceof z.ZodUndefined
        ? {}
        : {
            requestBody: {
              content: Object.fromEntries(
                ['application/json', 'multipart/form-data'].map((type) => [
                  type,
                  { schema: schemaOf(call.body, 'input') },
                ]),
              ),
            },
          }),
      responses: {
        [call.status]:
          call.status === 204
            ? { description: 'Done' }
            : {
                description: 'The answer',
                content: { 'application/json': { schema: schemaOf(call.answer, 'output') } },
              },
        ...(call.access === 'public'
          ? {}
          : { 401: { description: 'No token, or one that is not good' }, 403: { description: 'Not for this role' } }),
        400: { description: 'What is wrong, by field' },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Angan',
      version: '1',
      description:
        'Amounts are rupees, times ISO 8601 with offset, ids positive integers. Every path ends in a slash and works without it.',
    },
    components: {
      securitySchemes: {
        jwt: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'JWT <access token>' },
      },
    },
    paths,
  };
};

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (
  calls: Call[],
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Angan: the API</title>
<style>:root{color-scheme:light dark}body{font:14px/1.5 system-ui,sans-serif;max-width:960px;margin:24px auto;padding:0 16px}h1{font-size:22px}table{border-collapse:collapse;width:100%}td{border-top:1px solid color-mix(in srgb,currentColor 15%,transparent);padding:8px 8px 8px 0;vertical-align:top}code{font-size:13px}.m{color:#b74d2b;font-weight:600;width:64px}.a{opacity:.75;white-space:nowrap}summary{cursor:pointer}pre{overflow:auto;font-size:12px;max-height:320px}</style></head><body>
<h1>Angan: the API</h1><p>Sign in with <code>POST /auth/jwt/create/</code> and send <code>Authorization: JWT &lt;access&gt;</code>. The same for machines: <a href="/openapi.json">openapi.json</a>.</p><table>
${calls
  .map(
    (call) =>
      `<tr><td class="m">${call.method}</td><td><details><summary><code>${escaped(call.path)}</code><br>${escaped(call.summary)}</summary>${[
        ['Query', call.query, 'input'],
        ['Body', call.body, 'input'],
        ['Answer', call.answer, 'output'],
      ]
        .filter(([, schema]) => !(schema instanceof z.ZodUndefined))
        .map(
          ([name, schema, io]) =>
            `<p>${name}</p><pre>${escaped(JSON.stringify(schemaOf(schema as z.ZodType, io as 'input'), null, 1))}</pre>`,
        )
        .join('')}</details></td><td class="a">${escaped(call.access)}</td></tr>`,
  )
  .join('\n')}
</table></body></html>`;

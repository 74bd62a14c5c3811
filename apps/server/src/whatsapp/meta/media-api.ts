import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { done, failed, type MetaAnswer } from './answer.ts';
import { exchange } from './exchange.ts';
import { type Graph, lineFault, type MetaAccess, plain } from './graph.ts';
import { nothing, Success } from './messages-api.ts';
import type { MetaMedia, OutgoingFile } from './types.ts';

const Uploaded = z.object({ id: z.union([z.string(), z.number()]).transform(String) });
const Medium = z
  .object({
    id: z.union([z.string(), z.number()]).transform(String),
    url: z.url(),
    mime_type: z.string(),
    sha256: z.string().catch(''),
    // A number in traffic, a string in the documentation.
    file_size: z.coerce.number().catch(0),
  })
  .transform(({ file_size, ...medium }): MetaMedia => ({ ...medium, bytes: file_size }));

const limitMs = 5 * 60_000;
/** What WhatsApp itself lets through is no larger. */
const mostBytes = 100 * 1024 * 1024;

/** Media ids of uploads last 30 days, those of what came in 7. */
export const mediaCalls = (graph: Graph, { url, token }: MetaAccess) => {
  const read = (id: string, phoneNumberId?: string): Promise<MetaAnswer<MetaMedia>> =>
    graph({ path: id, query: { phone_number_id: phoneNumberId } }, Medium);

  /** The bytes behind the address that `read` answered. The token goes there too; only to https, or where Meta's API is. */
  const fetchBytes = async (from: string): Promise<MetaAnswer<{ content: Buffer; type: string }>> => {
    const place = new URL(from);
    if (place.protocol !== 'https:' && place.origin !== new URL(url).origin)
      return failed(plain('permanent', 'The medium lies at an address that cannot be trusted'));
    try {
      const headers = { authorization: `Bearer ${token}`, accept: '*/*' };
      const { status, type, body } = await exchange({ method: 'GET', url: place, headers, limitMs, mostBytes });
      if (status === 200) return done({ content: body, type });
      const gone = status >= 400 && status < 500 && status !== 404 && status !== 429;
      return failed(plain(gone ? 'permanent' : 'temporary', `Meta answered ${status} instead of the medium`));
    } catch (error) {
      return failed(lineFault(error, true));
    }
  };

  return {
    read,

    async upload(phoneNumberId: string, { name, type, content }: OutgoingFile): Promise<MetaAnswer<{ id: string }>> {
      const boundary = `part-${randomUUID()}`;
      const field = (key: string, value: string) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`;
      const filename = name.replaceAll(/[\r\n"\\]/g, '_');
      return graph(
        {
          method: 'POST',
          path: `${phoneNumberId}/media`,
          headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
          body: [
            field('messaging_product', 'whatsapp') + field('type', type),
            `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`,
            content,
            `\r\n--${boundary}--\r\n`,
          ],
          // Twice uploaded is twice there, and harms nobody.
          repeatable: true,
          limitMs,
        },
        Uploaded,
      );
    },

    /** The bytes of a medium. Its address lives five minutes: where it is gone, a new one is asked for once. */
    async download(id: string, phoneNumberId?: string): Promise<MetaAnswer<{ content: Buffer; type: string }>> {
      for (let again = false; ; again = true) {
        const medium = await read(id, phoneNumberId);
        if (!medium.ok) return medium;
        const bytes = await fetchBytes(medium.value.url);
        if (bytes.ok || bytes.error.is !== 'temporary' || again) return bytes;
      }
    },

    remove: async (id: string): Promise<MetaAnswer<void>> =>
      nothing(await graph({ method: 'DELETE', path: id }, Success)),
  };
};

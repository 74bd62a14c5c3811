import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { missing } from '../control/find.ts';
import type { Meta } from '../meta.ts';

const INLINE = /^(image\/(jpeg|png|webp|gif)|video\/|audio\/|application\/pdf)/;

/** Files for the page and for the samples in lists, without a token. What a browser could run is handed over to keep. */
export function fileRoutes(app: FastifyInstance, meta: Meta): void {
  app.get('/_meta/media/:id', (request, reply) => {
    const { id } = z.object({ id: z.string() }).parse(request.params);
    const media = meta.media.byId.get(id);
    const bytes = media && meta.media.read(id);
    if (!media || !bytes) throw missing(`file ${id}`);
    reply
      .header('content-type', INLINE.test(media.mime) ? media.mime : 'application/octet-stream')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox");
    if (!INLINE.test(media.mime)) reply.header('content-disposition', 'attachment');
    return reply.send(bytes);
  });
}

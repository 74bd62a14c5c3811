import { z } from 'zod';
import { done, failed, type MetaAnswer } from './answer.ts';
import { type Graph, type MetaAccess, plain } from './graph.ts';
import type { OutgoingFile } from './types.ts';

const Session = z.object({ id: z.string().startsWith('upload:') });
const Handle = z.object({ h: z.string().min(1) });
const Offset = z.object({ file_offset: z.coerce.number().int().min(0) });

/** A file of 100 MB over a slow line. */
const limitMs = 5 * 60_000;
const tries = 3;

/**
 * Samples for the headers of templates go by the Resumable Upload API, whose handles are not media ids and expire. A
 * session is 'upload:…?sig=…', kept as it is.
 */
export const uploadCalls = (graph: Graph, { appId, token }: MetaAccess) => {
  // The word is OAuth here, not Bearer.
  const headers = { authorization: `OAuth ${token}` };

  const start = async ({ name, type, bytes }: { name: string; type: string; bytes: number }) => {
    if (!appId) return failed(plain('permanent', 'META_APP_ID is not set, and samples cannot be uploaded without it'));
    const query = { file_name: name, file_length: bytes, file_type: type };
    const session = await graph({ method: 'POST', path: `${appId}/uploads`, query, repeatable: true }, Session);
    return session.ok ? done({ session: session.value.id }) : session;
  };

  /** Sends the bytes from `offset` on; answers the handle once all are there. */
  const put = async (session: string, content: Uint8Array, offset = 0): Promise<MetaAnswer<{ handle: string }>> => {
    const sent = await graph(
      {
        method: 'POST',
        path: session,
        headers: { ...headers, file_offset: String(offset), 'content-type': 'application/octet-stream' },
        body: [content.subarray(offset)],
        repeatable: true,
        limitMs,
      },
      Handle,
    );
    // Several handles stand on lines of their own.
    return sent.ok ? done({ handle: sent.value.h.split('\n')[0]! }) : sent;
  };

  /** How many bytes have arrived. */
  const offset = async (session: string): Promise<MetaAnswer<number>> => {
    const answer = await graph({ path: session, headers }, Offset);
    return answer.ok ? done(answer.value.file_offset) : answer;
  };

  /** Goes on where an upload broke off. */
  const resume = async (session: string, content: Uint8Array): Promise<MetaAnswer<{ handle: string }>> => {
    const from = await offset(session);
    return from.ok ? put(session, content, from.value) : from;
  };

  return {
    start,
    put,
    offset,
    resume,
    /** The whole way, taken up again where the line breaks. */
    async send({ name, type, content }: OutgoingFile): Promise<MetaAnswer<{ handle: string }>> {
      const begun = await start({ name, type, bytes: content.byteLength });
      if (!begun.ok) return begun;
      let sent = await put(begun.value.session, content);
      for (let again = 1; again < tries && !sent.ok && sent.error.is === 'temporary'; again++)
        sent = await resume(begun.value.session, content);
      return sent;
    },
  };
};

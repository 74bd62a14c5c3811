import { leadSourceProblems } from '@angan/contract/lead-events/problems.ts';
import type { PortalSource } from '@angan/domain/leads/index.ts';
import type { Portal, PullAnswer, Pulled, PullRequest } from '../portals/index.ts';

/** Milliseconds that an answer may take, and bytes that it may have: 5,000 enquiries fit several times. */
const patienceMs = 30_000;
const mostBytes = 20 * 1024 * 1024;

/** Asks a portal and reads what it answers. Never throws: a portal that does not answer is a problem like any other. */
export const askPortal = async (
  source: PortalSource,
  { readAnswer }: Portal,
  { url, method, headers, body }: PullRequest,
  now: () => Date,
  waitMs = patienceMs,
): Promise<Pulled> => {
  let answer: PullAnswer;
  try {
    const response = await fetch(url, {
      ...{ method, headers, redirect: 'error', signal: AbortSignal.timeout(waitMs) },
      ...(body !== undefined && { body }),
    });
    const bytes = await readBody(response);
    if (!bytes) return { ok: false, problem: leadSourceProblems.of.notUnderstood({ source }) };
    const date = Date.parse(response.headers.get('date') ?? '');
    answer = {
      status: response.status,
      body: bytes,
      contentType: response.headers.get('content-type') ?? '',
      date: Number.isNaN(date) ? undefined : new Date(date),
    };
  } catch {
    // The error's words may hold the address, and with it the key.
    return { ok: false, problem: leadSourceProblems.of.notReached({ source }) };
  }
  return readAnswer(answer, now());
};

/** The whole body; undefined where it has more bytes than are read. */
const readBody = async (response: Response): Promise<Buffer | undefined> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) {
      await response.body?.cancel().catch(() => undefined);
      return undefined;
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
};

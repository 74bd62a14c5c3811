import { setTimeout as pause } from 'node:timers/promises';
import { mediaTexts } from '@angan/contract/whatsapp/media-texts.ts';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { filesIn, knownUpload, type Upload, type Uploader, uploadFile, withFiles } from '../media/index.ts';
import type { MessageContent, MetaAnswer, MetaError } from '../meta/index.ts';

/** A large file takes longer to be put to Meta than a message may be in hand: after so long it goes back into the queue. */
const patienceMs = 5000;

/** A message as Meta takes it; one whose file is still on its way to Meta; or why Meta does not take the file. */
export type Readied =
  | { readonly is: 'ready'; readonly content: MessageContent }
  | { readonly is: 'later' }
  | { readonly is: 'refused'; readonly error: MetaError };

/** Nothing was sent to Meta, so it is safe to try again. */
const unread: MetaAnswer<never> = {
  ok: false,
  error: {
    is: 'temporary',
    code: 131000,
    subcode: 0,
    title: mediaTexts.unread,
    message: mediaTexts.unread,
    details: '',
  },
};

/** Puts the files of messages to Meta when a number first sends them, each once however many messages show it. */
export const newFilePutter = (
  services: Services,
  log: Logger,
  step: <T>(work: (db: Kysely<DB>) => Promise<T>) => Promise<T>,
) => {
  const known = new Map<number, Upload>();
  const underWay = new Map<number, Promise<MetaAnswer<Upload>>>();

  const find = async (uploader: Uploader, file: number): Promise<MetaAnswer<Upload>> => {
    const there = await step((db) => knownUpload(db, uploader, file, services.now()));
    return there ? { ok: true, value: there } : uploadFile(services, step, uploader, file);
  };

  const finding = (uploader: Uploader, file: number) => {
    const begun = underWay.get(file);
    if (begun) return begun;
    const found = find(uploader, file)
      .catch((error: unknown) => {
        log.error({ err: error, file }, 'the file of a message could not be read');
        return unread;
      })
      .finally(() => underWay.delete(file));
    underWay.set(file, found);
    return found;
  };

  return async (uploader: Uploader, content: MessageContent): Promise<Readied> => {
    const files = filesIn(content);
    const now = services.now().getTime();
    const unknown = files.filter((file) => (known.get(file)?.until ?? 0) <= now);
    if (unknown.length > 0) {
      const all = Promise.all(unknown.map((file) => finding(uploader, file)));
      const found = await Promise.race([all, pause(patienceMs, undefined, { ref: false })]);
      if (!found) return { is: 'later' };
      for (const [at, one] of found.entries()) {
        if (!one.ok) return { is: 'refused', error: one.error };
        known.set(unknown[at]!, one.value);
      }
    }
    return { is: 'ready', content: withFiles(content, (file) => known.get(file)!.media_id) };
  };
};

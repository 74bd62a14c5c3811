import type { leadFileCalls } from '@angan/contract/lead-events/lead-files.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { failedRows } from './failed-rows.ts';
import { lastFiles, readFile } from './file-row.ts';
import { lookAtFile } from './look-at-file.ts';
import { readGiven } from './read-given.ts';
import { storeFile } from './store-file.ts';

export const leadFileHandlers: Handlers<typeof leadFileCalls> = {
  async look({ body: { file, sheet } }, context) {
    const list = await readGiven(context, file.content, sheet ?? '');
    return context.step((inside) => lookAtFile(inside, list));
  },

  async create({ body }, context) {
    const list = await readGiven(context, body.file.content, body.sheet ?? '');
    return context.step(async (inside) => readFile(inside, await storeFile(inside, list, body)));
  },

  list: async (_, context) => ({ results: await lastFiles(context) }),
  get: ({ params }, context) => readFile(context, params.id),
  failed: ({ params }, context) => failedRows(context, params.id),
};

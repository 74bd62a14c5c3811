import { appCalls } from './apps.ts';
import { type MetaAccess, newGraph } from './graph.ts';
import { mediaCalls } from './media.ts';
import { messageCalls } from './messages.ts';
import { numberCalls } from './numbers.ts';
import { templateCalls } from './templates.ts';
import { uploadCalls } from './uploads.ts';

export { askAgainAt, type MetaAnswer, type MetaError } from './answer.ts';
export type { MetaAccess } from './graph.ts';
export { parseExact } from './parse-exact.ts';
export type { CreatedTemplate, ListedTemplates, TemplateFilter } from './templates.ts';
export type * from './types.ts';

/**
 * Meta's WhatsApp Business Platform by its own protocol, for one token. It knows nothing of our tables. Every call
 * answers with `ok` or with an error that says what helps; none throws. Lines to Meta are kept open between calls.
 */
export const metaApi = (access: MetaAccess) => {
  const graph = newGraph(access);
  return {
    messages: messageCalls(graph),
    templates: templateCalls(graph),
    uploads: uploadCalls(graph, access),
    media: mediaCalls(graph, access),
    numbers: numberCalls(graph),
    apps: appCalls(graph),
  };
};
export type MetaApi = ReturnType<typeof metaApi>;

import { appCalls } from './apps-api.ts';
import { type MetaAccess, newGraph } from './graph.ts';
import { mediaCalls } from './media-api.ts';
import { messageCalls } from './messages-api.ts';
import { numberCalls } from './numbers-api.ts';
import { templateCalls } from './templates-api.ts';
import { uploadCalls } from './uploads-api.ts';

export { askAgainAt, type MetaAnswer, type MetaError } from './answer.ts';
export type { CameIn, Told } from './event.ts';
export { type Graph, type MetaAccess, newGraph } from './graph.ts';
export { parseExact } from './parse-exact.ts';
export { clickIdOf } from './read-ad.ts';
export { type Echo, readEchoes } from './read-echoes.ts';
export { readEvent as readWebhook } from './read-event.ts';
export type { CreatedTemplate, ListedTemplates, TemplateFilter } from './templates-api.ts';
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

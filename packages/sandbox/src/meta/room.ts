import type { FastifyInstance } from 'fastify';
import { Faults } from '../faults.ts';
import type { Room } from '../room.ts';
import { messageRoutes } from './control/messages.ts';
import { peopleRoutes } from './control/people.ts';
import { templateRoutes } from './control/templates.ts';
import { worldRoutes } from './control/world.ts';
import { createMeta, forget } from './create.ts';
import { graphRoutes } from './graph/server.ts';
import { Keeper } from './keep.ts';
import type { Meta } from './meta.ts';
import { actionRoutes } from './page/actions.ts';
import { fileRoutes } from './page/files.ts';
import { section } from './page/section.ts';
import { type Seed, usualSeed } from './seed.ts';

const TELL_MS = 150;

/** WhatsApp's room, with the Meta that others share. */
export function metaRoom(options: {
  folder?: string;
  changed: () => void;
  seed?: Partial<Seed>;
}): Room & { meta: Meta } {
  const faults = new Faults();
  const keeper = new Keeper(options.folder);
  let told = false;
  // However much happens, the page hears of it a few times a second, and in quiet not at all.
  const changed = () => {
    if (meta.settings.quiet) return;
    keeper.soon(meta);
    if (told) return;
    told = true;
    setTimeout(() => {
      told = false;
      options.changed();
    }, TELL_MS).unref();
  };
  const meta = createMeta({ ...usualSeed, ...options.seed }, options.folder, changed);
  keeper.load(meta);

  return {
    meta,
    name: 'meta',
    title: 'WhatsApp',
    alone: true,
    faults,
    routes(app: FastifyInstance) {
      app.addHook('onListen', async () => {
        meta.origin = app.listeningOrigin;
      });
      worldRoutes(app, meta);
      peopleRoutes(app, meta);
      templateRoutes(app, meta);
      messageRoutes(app, meta);
      actionRoutes(app, meta);
      fileRoutes(app, meta);
      graphRoutes(app, meta, faults);
    },
    section: (query) => section(meta, query),
    count: () => meta.messages.totals.out + meta.messages.totals.in,
    clear: () => forget(meta),
    close: async () => {
      keeper.close(meta);
      meta.clock.stop();
    },
  };
}

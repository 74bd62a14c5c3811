import type { FastifyInstance } from 'fastify';
import { Faults } from '../faults.ts';
import type { Room } from '../room.ts';
import { acres99 } from './acres99.ts';
import { controlRoutes } from './control.ts';
import { Enquiries } from './enquiries.ts';
import { housing } from './housing.ts';
import { magicbricks } from './magicbricks.ts';
import { Manners } from './manners.ts';
import { section } from './section.ts';

/** 99acres, MagicBricks and Housing as far as a broker's software speaks with them: they answer, and they send. */
export function portals(options: { changed: () => void }): Room {
  const enquiries = new Enquiries(new Manners(), options.changed);
  return {
    name: 'portals',
    title: 'Portals',
    alone: true,
    faults: new Faults(),
    routes(app: FastifyInstance) {
      app.register(async (scope) => {
        scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
          done(null, Object.fromEntries(new URLSearchParams(text as string))),
        );
        acres99(scope, enquiries);
        magicbricks(scope, enquiries);
        housing(scope, enquiries);
        controlRoutes(scope, enquiries);
      });
    },
    section: () => section(enquiries),
    count: () => enquiries.all.length,
    clear: () => enquiries.clear(),
  };
}

import type { FastifyInstance } from 'fastify';
import { Faults } from '../../faults.ts';
import type { Room } from '../../room.ts';
import type { Meta } from '../meta.ts';
import { facebookControl } from './control.ts';
import { dialogRoutes } from './dialog.ts';
import { facebookSection } from './section.ts';

/** Facebook's pages and their lead forms. Their Graph API is the one of WhatsApp's room, with its faults. */
export const facebookRoom = (meta: Meta): Room => ({
  name: 'facebook',
  title: 'Facebook',
  alone: true,
  faults: new Faults(),
  routes(app: FastifyInstance) {
    dialogRoutes(app, meta);
    facebookControl(app, meta);
  },
  section: () => facebookSection(meta),
  count: () => meta.facebook.leads.size,
  clear: () => {
    meta.facebook.leads.clear();
    meta.facebook.codes.clear();
  },
});

import type { FastifyInstance } from 'fastify';
import { Faults } from '../faults.ts';
import type { Room } from '../room.ts';
import { razorpayApi } from './api.ts';
import { checkout } from './checkout.ts';
import { controlRoutes } from './control.ts';
import { Gateway, type Keys, usualKeys } from './gateway.ts';
import { section } from './section.ts';

/** Razorpay: its REST API, its checkout, its webhooks, and the customer's bank behind it. */
export function razorpay(options: { changed: () => void; keys?: Partial<Keys> | undefined }): Room {
  const faults = new Faults();
  const gateway = new Gateway({ ...usualKeys, ...options.keys }, options.changed);
  return {
    name: 'razorpay',
    title: 'Payments',
    alone: true,
    faults,
    routes(app: FastifyInstance) {
      razorpayApi(app, gateway, faults);
      checkout(app, gateway);
      controlRoutes(app, gateway);
    },
    section: () => section(gateway),
    count: () => gateway.orders.size,
    clear: () => gateway.clear(),
    close: async () => gateway.webhooks.stop(),
  };
}

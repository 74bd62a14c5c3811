import type { FastifyInstance } from 'fastify';
import type { Faults } from './faults.ts';
import type { Html } from './page/html.ts';

/** One third party that the sandbox stands in for: its protocol on one side, what a person sees of it on the other. */
export interface Room {
  /** In addresses and in the control API. */
  name: string;
  /** On its tab. */
  title: string;
  faults: Faults;
  /** Needs the whole page, also on a wide screen, where the others stand side by side. */
  alone?: boolean;
  /** Adds the provider's own calls, and what tests ask under /_control/. */
  routes(app: FastifyInstance): void;
  /** Its part of the page; `query` is the page's, for what is open. */
  section(query: Record<string, string | undefined>): Html;
  /** How many things it holds, for its tab. */
  count(): number;
  clear(): void;
  /** Opens a port of its own, where the protocol is not HTTP. */
  open?(): Promise<void>;
  close?(): Promise<void>;
}

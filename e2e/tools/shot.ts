import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Size } from '../lib/browser.ts';
import type { Ask } from './subjects.ts';

/** A picture of docs/images: what it shows, to whom, and in which light. */
export interface Shot {
  name: string;
  size: Size;
  schemes: readonly ('light' | 'dark')[];
  /** Who looks; nobody for a visitor. */
  email?: string;
  /** The address, which may ask the demo office for a record. */
  at: string | ((ask: Ask) => Promise<string>);
  window?: BrowserContextOptions;
  /** It is looked at by somebody who is not logged in: `email` only finds the address. */
  stranger?: boolean;
  /** The address is one of the sandbox. */
  outside?: boolean;
  /** What is done on the page before the picture. */
  prepare?: (page: Page) => Promise<unknown>;
}

export const both = ['light', 'dark'] as const;
export const light = ['light'] as const;

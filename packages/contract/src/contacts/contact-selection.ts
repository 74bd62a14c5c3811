import type { z } from 'zod';
import { contacts } from './contacts.ts';

/** The filters and the order of the contact list, for what is done with all that match. */
export const ContactFilters = contacts.calls.list.query.omit({ page: true, page_size: true, cursor: true });
/** As a client sends them: ids as numbers or as the address spells them. */
export type ContactFilters = z.input<typeof ContactFilters>;

/** Contacts that may be named one by one. */
export const mostIds = 1000;

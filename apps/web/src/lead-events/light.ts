/** The light door: how many leads wait, in the menus and beside the inquiries. */
export { LeadsLink } from './words/leads-link.tsx';

import { formatNumber } from '@angan/domain/money.ts';
import { contactFields } from './contact-fields.ts';

/** What merging says, on the server and on the screens. */
export const mergeTexts = {
  commentFull: (letters: number) =>
    `The comment would have ${formatNumber(letters)} characters, and ${formatNumber(contactFields.comment.max)} fit. Shorten a comment, then merge.`,
  changedMeanwhile: 'One of them was merged or deleted meanwhile. Look again.',
  mergedInto: (code: string) => `This contact was merged into ${code}.`,
  notAmongThem: 'Choose the value of one of the contacts that are merged.',
  intoItself: 'Choose another contact.',
  oneOfBoth: 'Name a merge or a run.',
  tooLate: 'This merge can no longer be undone.',
  busy: 'Contacts are being merged already. Wait until that is done.',
  /** Stands before what the comment had no room for. */
  overflow: 'The comment had no room for this:',
} as const;

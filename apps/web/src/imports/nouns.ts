import type { MigrationKind } from '@angan/contract/imports/kinds.ts';
import { formatNumber } from '@angan/domain/money.ts';

/** What an import brings in, in the words of its screens. */
export const nouns: Readonly<Record<MigrationKind, { one: string; many: string; one_here: string; kept: string }>> = {
  Contacts: { one: 'person', many: 'people', one_here: 'an existing person', kept: 'comment' },
  Properties: { one: 'property', many: 'properties', one_here: 'an existing property', kept: 'remark' },
  Inquiries: { one: 'inquiry', many: 'inquiries', one_here: 'an existing inquiry', kept: 'comment' },
};

/** '1 person', '4,812 properties' */
export const counted = (kind: MigrationKind, count: number): string =>
  `${formatNumber(count)} ${count === 1 ? nouns[kind].one : nouns[kind].many}`;

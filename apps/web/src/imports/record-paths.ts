import { fieldListOf, type MigrationKind } from '@angan/contract/imports/kinds.ts';
import { inquiryPath, propertyPath } from '../records/index.ts';

/** The page of a record that came in, or was here. */
export const recordPath = (kind: MigrationKind, id: number): string => {
  const list = fieldListOf(kind);
  if (list) return `${list.page}?id=${id}`;
  return kind === 'Inquiries' ? inquiryPath(id) : propertyPath(id);
};

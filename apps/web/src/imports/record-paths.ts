import { type MigrationKind, ofKind } from '@angan/contract/imports/kinds.ts';
import { inquiryPath, propertyPath } from '../records/index.ts';

/** The page of a record that came in, or was here. */
export const recordPath = (kind: MigrationKind, id: number): string =>
  ofKind<(id: number) => string>(
    kind,
    { Contacts: (contact) => `/contact/${contact}`, Properties: propertyPath, Inquiries: inquiryPath },
    ({ page }) =>
      (one) =>
        `${page}?id=${one}`,
  )(id);

import { type MigrationKind, type OwnKind, ofKind } from '@angan/contract/imports/kinds.ts';
import { plural } from '@lingui/core/macro';
import { formatNumber } from '../core/language/index.ts';

type Count = (count: number) => string;
type Counted = Readonly<Record<OwnKind, Count>>;

/** '1 row', '5,000 rows' */
export const rowsIn: Count = (count) =>
  plural(count, { one: `${formatNumber(count)} row`, other: `${formatNumber(count)} rows` });

const countedOf: Counted = {
  Contacts: (count) => plural(count, { one: `${formatNumber(count)} person`, other: `${formatNumber(count)} people` }),
  Properties: (count) =>
    plural(count, { one: `${formatNumber(count)} property`, other: `${formatNumber(count)} properties` }),
  Inquiries: (count) =>
    plural(count, { one: `${formatNumber(count)} inquiry`, other: `${formatNumber(count)} inquiries` }),
};

const joiningRecords: Count = (count) =>
  plural(count, {
    one: `${formatNumber(count)} to an existing record`,
    other: `${formatNumber(count)} to existing records`,
  });
const joiningOf: Counted = {
  Contacts: (count) =>
    plural(count, {
      one: `${formatNumber(count)} to an existing person`,
      other: `${formatNumber(count)} to existing people`,
    }),
  Properties: (count) =>
    plural(count, {
      one: `${formatNumber(count)} to an existing property`,
      other: `${formatNumber(count)} to existing properties`,
    }),
  Inquiries: (count) =>
    plural(count, {
      one: `${formatNumber(count)} to an existing inquiry`,
      other: `${formatNumber(count)} to existing inquiries`,
    }),
};

/** '1 person', '5,000 properties' */
export const counted = (kind: MigrationKind, count: number): string =>
  ofKind<Count>(kind, countedOf, () => rowsIn)(count);

/** What is added to what is here already: '1 to an existing person', '63 to existing people'. */
export const joining = (kind: MigrationKind, count: number): string =>
  ofKind<Count>(kind, joiningOf, () => joiningRecords)(count);

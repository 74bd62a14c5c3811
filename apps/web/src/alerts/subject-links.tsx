import type { AlertRecords, AlertSubjectKind, UserAlert } from '@angan/contract/alerts/alerts.ts';
import { propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { t } from '@lingui/core/macro';
import { IconBuilding, IconBuildingBank, IconClipboardText, IconListCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDateTime, word } from '../core/language/index.ts';
import { inquiryPath, loanPath, propertyPath } from '../records/index.ts';
import { personName } from '../ui/person-name.ts';

/** How a record that an alert is about is named, and where it stands. */
export interface SubjectLink {
  readonly to: string;
  /** What a button says that leads there. */
  readonly open: string;
  readonly icon: ReactNode;
  readonly first: string;
  readonly second: (string | false | null | undefined)[];
  /** Who can be called about it. */
  readonly person?: Person | null | undefined;
}
type Person = AlertRecords['inquiry']['contact'];

const placeOf = (at: { unit_no: string; society_name: { society_name: string } | null; area: { area: string }[] }) =>
  [at.unit_no, at.society_name?.society_name, ...at.area.map(({ area }) => area)].filter(Boolean).join(', ');

const personOf = ({ name, mobile_number_1 }: { name: string; mobile_number_1: string }) =>
  [personName(name), formatMobile(mobile_number_1)].filter(Boolean).join(', ');

const typeOf = (id: number) => propertyTypes.find((row) => row.id === id)?.property_type;

const linkOf: { readonly [K in AlertSubjectKind]: (record: AlertRecords[K]) => SubjectLink } = {
  task: ({ id, type, date_time, inquiry, property, contact }) => {
    const person = inquiry?.contact ?? contact;
    return {
      to: `/tasks?id=${id}`,
      open: t`Open task`,
      icon: <IconListCheck aria-hidden />,
      first: `${word(type)}, ${formatDateTime(date_time)}`,
      second: [person && personOf(person), property && placeOf(property)],
      person,
    };
  },
  inquiry: ({ id, inquiry_code, contact, property_type, area }) => ({
    to: inquiryPath(id),
    open: t`Open inquiry`,
    icon: <IconClipboardText aria-hidden />,
    first: personOf(contact),
    second: [typeOf(property_type), ...area.map((one) => one.area), inquiry_code],
    person: contact,
  }),
  property: (property) => ({
    to: propertyPath(property.id),
    open: t`Open property`,
    icon: <IconBuilding aria-hidden />,
    first: placeOf(property) || property.property_code,
    second: [property.property_code, property.contact?.name],
  }),
  loan: ({ id, loan_code, loan_type, applicant }) => ({
    to: loanPath(id),
    open: t`Open loan`,
    icon: <IconBuildingBank aria-hidden />,
    first: personOf(applicant),
    second: [word(loan_type), loan_code],
    person: applicant,
  }),
};

/** The records that an alert is about as links, kind by kind. */
export const subjectLinks = (records: UserAlert['alert']): (SubjectLink & { key: string })[] => {
  const linksOf = <K extends AlertSubjectKind>(kind: K) =>
    (records[kind] as AlertRecords[K][]).map((record) => ({ key: `${kind} ${record.id}`, ...linkOf[kind](record) }));
  return (Object.keys(linkOf) as AlertSubjectKind[]).flatMap((kind) => linksOf(kind));
};

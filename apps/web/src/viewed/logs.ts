import { type ViewedProperty, viewedLogCalls } from '@angan/contract/viewed/viewed-log.ts';
import { t } from '@lingui/core/macro';
import { perLanguage } from '../core/language/index.ts';
import {
  inquiryPath,
  priceText,
  propertyPath,
  type RecordDescription,
  type RecordList,
  requirementText,
  titleText,
  useRecordList,
} from '../records/index.ts';

/** A line of either log, with its record under one name. */
export interface Line extends Pick<ViewedProperty, 'id' | 'user' | 'opened_at' | 'action' | 'numbers' | 'device'> {
  record: {
    id: number;
    code: string;
    /** '1.25 Cr, 4 BHK house for sale in Bopal'; what an inquiry asks for. */
    what: string;
    area: { id: number; area: string }[];
    contact: ViewedProperty['property']['contact'];
    is_deleted: boolean;
  };
}

export interface Log {
  kind: 'property' | 'inquiry';
  title: string;
  /** The lines as the address filters them. */
  useLines: () => RecordList<Line>;
  pathOf: (id: number) => string;
  /** What fills it, for an empty log. */
  why: string;
}

const ofProperties: RecordDescription<typeof viewedLogCalls.properties> = {
  list: viewedLogCalls.properties,
  filters: ['user', 'action', 'opened_at__gte', 'opened_at__lte', 'property'],
  isCountCapped: true,
};
const ofInquiries: RecordDescription<typeof viewedLogCalls.inquiries> = {
  list: viewedLogCalls.inquiries,
  filters: ['user', 'action', 'opened_at__gte', 'opened_at__lte', 'inquiry'],
  isCountCapped: true,
};

const withLines = <Row extends { id: number }>(
  list: RecordList<Row>,
  lineOf: (row: Row) => Line,
): RecordList<Line> => ({
  ...list,
  rows: list.rows?.map(lineOf),
  listed: undefined,
});

const recordOf = ({ id, area, contact, is_deleted }: Omit<Line['record'], 'code' | 'what'>) => ({
  id,
  area,
  contact,
  is_deleted,
});

export const propertyLog = perLanguage<Log>(() => ({
  kind: 'property',
  title: t`Viewed Properties`,
  useLines: () =>
    withLines(useRecordList(ofProperties), ({ property, ...line }) => ({
      ...line,
      record: {
        ...recordOf(property),
        code: property.property_code,
        what: `${priceText(property)}, ${titleText({ ...property, area: property.area[0]?.area ?? null })}`,
      },
    })),
  pathOf: propertyPath,
  why: t`Once somebody opens a property or asks for its owner’s number, it shows here.`,
}));

export const inquiryLog = perLanguage<Log>(() => ({
  kind: 'inquiry',
  title: t`Viewed Inquiries`,
  useLines: () =>
    withLines(useRecordList(ofInquiries), ({ inquiry, ...line }) => ({
      ...line,
      record: { ...recordOf(inquiry), code: inquiry.inquiry_code, what: requirementText(inquiry) },
    })),
  pathOf: inquiryPath,
  why: t`Once somebody opens an inquiry or asks for its number, it shows here.`,
}));

import type { Call } from '@angan/contract/kit/call.ts';
import { type ViewedInquiry, type ViewedProperty, viewedCalls } from '@angan/contract/viewed/viewed.ts';
import { inquiryPath, propertyPath } from '../records/index.ts';

/** A line of either log, with its record under one name. */
export interface Line extends Pick<ViewedProperty, 'id' | 'user' | 'opened_at' | 'action' | 'numbers' | 'device'> {
  record: {
    id: number;
    code: string;
    area: { id: number; area: string }[];
    contact: ViewedProperty['property']['contact'];
    is_deleted: boolean;
  };
}

export interface Log {
  kind: 'property' | 'inquiry';
  title: string;
  call: Call;
  lineOf: (row: never) => Line;
  pathOf: (id: number) => string;
  /** What fills it, for an empty log. */
  why: string;
}

export const propertyLog: Log = {
  kind: 'property',
  title: 'Viewed Properties',
  call: viewedCalls.properties,
  lineOf: ({ property: { property_code: code, ...record }, ...line }: ViewedProperty) => ({
    ...line,
    record: { ...record, code },
  }),
  pathOf: propertyPath,
  why: 'Once somebody opens a property or asks for its owner’s number, it stands here.',
};

export const inquiryLog: Log = {
  kind: 'inquiry',
  title: 'Viewed Inquiries',
  call: viewedCalls.inquiries,
  lineOf: ({ inquiry: { inquiry_code: code, ...record }, ...line }: ViewedInquiry) => ({
    ...line,
    record: { ...record, code },
  }),
  pathOf: inquiryPath,
  why: 'Once somebody opens an inquiry or asks for its number, it stands here.',
};

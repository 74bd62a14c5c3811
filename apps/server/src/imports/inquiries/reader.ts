import type { InquiryTarget } from '@angan/contract/imports/inquiry-targets.ts';
import type { MappedColumn, Reader } from '../engine/reader.ts';
import { type RecordRow, recordRow, surroundingsOf } from '../records/record-row.ts';
import { inquiryGuide, settleInquiries } from './guide.ts';
import { readInquiry } from './row.ts';

export const inquiryReader: Reader<InquiryTarget, RecordRow> = {
  guide: inquiryGuide,
  settle: settleInquiries,
  read: (rows, reading) => {
    const columns = reading.columns as readonly MappedColumn<InquiryTarget>[];
    const around = surroundingsOf(reading);
    return { rows: rows.map((row) => recordRow(readInquiry(row.cells, columns, around), row, reading)), usual: {} };
  },
};

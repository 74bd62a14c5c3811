import type { InquiryTimelineEntry } from '@angan/contract/inquiries/inquiry-stages.ts';
import { expect, it } from 'vitest';
import { timelineWords } from './timeline-words.ts';

const entry: InquiryTimelineEntry = {
  id: 'move-1',
  kind: 'moved',
  at: '2026-11-21T12:00:00+05:30',
  by: 'Kavita Vora',
  from: 'New',
  to: 'Contacted',
  automatic: false,
  how: null,
  call_result: null,
  answer_status: null,
  reason: null,
  text: 'Wants a corner',
  sentence: null,
  fields: [],
};

it('tells moves, calls and changes in words', () => {
  expect(timelineWords(entry)).toEqual({ title: 'New to Contacted', text: 'by Kavita Vora. Wants a corner' });
  expect(timelineWords({ ...entry, to: 'Closed Lost', reason: 'Plan dropped', text: '' }).text).toBe(
    'by Kavita Vora. Plan dropped',
  );
  expect(timelineWords({ ...entry, by: '', automatic: true, text: 'visit created' }).text).toBe(
    'since a visit was scheduled',
  );
  expect(timelineWords({ ...entry, kind: 'contacted', how: 'Call', call_result: 'RNR 1' }).title).toBe('Call: RNR 1');
  expect(timelineWords({ ...entry, kind: 'changed', fields: ['Area', 'BHK'] }).title).toBe('Changed area, bhk');
});

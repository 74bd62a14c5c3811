import type { InquiryTimelineEntry } from '@angan/contract/inquiries/inquiry-stages.ts';

/** What moved an inquiry where no person did, as a reason: 'since a visit was scheduled'. */
const since: Record<string, string> = {
  'call connected': 'since the call was answered',
  'message received': 'since a message came',
  met: 'since you met',
  share: 'since a property was shared',
  'visit created': 'since a visit was scheduled',
  'visit done': 'since the visit was done',
  'visit cancelled': 'since the visit was cancelled',
  'deal created': 'since a deal was begun',
  'token received': 'since the token was received',
  'deal closed': 'since the deal was closed',
  'deal cancelled': 'since the deal was cancelled',
  'day to go on': 'since its day has come',
};

/** What happened, and the rest of the sentence. */
export const timelineWords = (entry: InquiryTimelineEntry): { title: string; text: string } => {
  const by = entry.by ? `by ${entry.by}` : '';
  const said = entry.automatic ? '' : entry.text;
  const line = (...parts: (string | false | null)[]) => parts.filter(Boolean).join('. ');
  switch (entry.kind) {
    case 'moved': {
      const why = entry.automatic ? (since[entry.text] ?? 'by itself') : by;
      const same = entry.from === entry.to;
      return {
        title: same ? 'Put off' : `${entry.from} to ${entry.to}`,
        text: line(why, entry.reason, said),
      };
    }
    case 'contacted':
      return {
        title: entry.how === 'Call' ? `Call: ${entry.call_result}` : (entry.how ?? 'Contacted'),
        text: line(by, said),
      };
    case 'changed':
      return { title: `Changed ${entry.fields.map((field) => field.toLowerCase()).join(', ')}`, text: by };
    case 'visit': {
      const [title = '', ...rest] = entry.text.split('\n');
      return { title, text: line(by, ...rest) };
    }
    case 'note':
      return { title: entry.by || 'Note', text: entry.text };
    case 'created':
      return { title: 'Added', text: by };
    case 'deleted':
      return { title: 'Deleted', text: by };
    case 'restored':
      return { title: 'Restored', text: by };
  }
};

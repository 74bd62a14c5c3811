/** Lists of the inquiry's record. Each is stored as the word shown. */

/** In the order an inquiry moves; `is_closed` ones are no longer searched for. */
export const inquiryStageRows = [
  { stage: 'New', is_closed: false },
  { stage: 'Contacted', is_closed: false },
  { stage: 'Qualified', is_closed: false },
  { stage: 'Options Shared', is_closed: false },
  { stage: 'Visit Scheduled', is_closed: false },
  { stage: 'Visit Done', is_closed: false },
  { stage: 'Negotiation', is_closed: false },
  { stage: 'Token Paid', is_closed: false },
  { stage: 'On Hold', is_closed: false },
  { stage: 'Closed Won', is_closed: true },
  { stage: 'Closed Lost', is_closed: true },
  { stage: 'Junk', is_closed: true },
] as const;
export type InquiryStage = (typeof inquiryStageRows)[number]['stage'];
export const inquiryStages: readonly InquiryStage[] = inquiryStageRows.map((row) => row.stage);
export const closedInquiryStages: readonly InquiryStage[] = inquiryStageRows
  .filter((row) => row.is_closed)
  .map((row) => row.stage);

export const lostReasons = [
  'Budget mismatch',
  'Location mismatch',
  'Bought/rented through other broker',
  'Bought directly',
  'Plan dropped',
  'Not responding',
  'Loan rejected',
  'No suitable stock',
  'Other',
] as const;
export type LostReason = (typeof lostReasons)[number];

export const junkReasons = ['Wrong number', 'Duplicate', 'Spam', 'Broker fishing', 'Not a requirement'] as const;
export type JunkReason = (typeof junkReasons)[number];

/** RNR: the phone rang and nobody answered, with the count. */
export const callResults = [
  'Connected',
  'RNR 1',
  'RNR 2',
  'RNR 3',
  'RNR 4',
  'RNR 5',
  'RNR 6',
  'Busy',
  'Switched off',
  'Not reachable',
  'Wrong number',
  'Call back later',
  'Language barrier',
] as const;
export type CallResult = (typeof callResults)[number];

/** `months`: the latest the person wants to move in; null has no date to be late for. */
export const timelineRows = [
  { timeline: 'Immediate', months: 0 },
  { timeline: 'Within 1 month', months: 1 },
  { timeline: '1-3 months', months: 3 },
  { timeline: '3-6 months', months: 6 },
  { timeline: '6-12 months', months: 12 },
  { timeline: 'Just looking', months: null },
] as const;
export type Timeline = (typeof timelineRows)[number]['timeline'];
export const timelines: readonly Timeline[] = timelineRows.map((row) => row.timeline);

export const inquiryContactRoles = ['Buyer', 'Tenant', 'Investor', 'Co-broker for a client', 'Relative'] as const;
export const purposes = ['Own use', 'Investment', 'Both'] as const;
export type Purpose = (typeof purposes)[number];
export const priorities = ['Hot', 'Warm', 'Cold'] as const;
export type Priority = (typeof priorities)[number];

/** Criteria a person may call a must; such a one missed takes the property off the list. */
export const mustHaves = [
  'budget',
  'area',
  'bhk',
  'size',
  'furniture',
  'possession',
  'floor',
  'facing',
  'parking',
  'features',
] as const;
export type MustHave = (typeof mustHaves)[number];

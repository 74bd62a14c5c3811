/** Lists of the task's record. Each is stored as the word shown. */

/** `minutes`: how long one usually lasts. `remind_before`: minutes before it starts. */
export const taskTypeRows = [
  { type: 'Call', minutes: 15, remind_before: [30] },
  { type: 'Site Visit', minutes: 60, remind_before: [1440, 60] },
  { type: 'Meeting', minutes: 45, remind_before: [30] },
  { type: 'WhatsApp follow-up', minutes: 15, remind_before: [30] },
  { type: 'Send options', minutes: 15, remind_before: [30] },
  { type: 'Owner verification', minutes: 15, remind_before: [30] },
  { type: 'Photo shoot', minutes: 60, remind_before: [30] },
  { type: 'Document collection', minutes: 30, remind_before: [30] },
  { type: 'Token collection', minutes: 30, remind_before: [30] },
  { type: 'Agreement', minutes: 60, remind_before: [30] },
  { type: 'Registration', minutes: 60, remind_before: [30] },
  { type: 'Bank visit', minutes: 60, remind_before: [30] },
  { type: 'Payment follow-up', minutes: 15, remind_before: [30] },
  { type: 'Key collection', minutes: 30, remind_before: [30] },
  { type: 'Handover', minutes: 60, remind_before: [30] },
  { type: 'Rent renewal', minutes: 15, remind_before: [30] },
  { type: 'Birthday/Anniversary', minutes: 15, remind_before: [30] },
  { type: 'Other', minutes: 30, remind_before: [30] },
] as const;
export type TaskType = (typeof taskTypeRows)[number]['type'];
export const taskTypes = taskTypeRows.map((row) => row.type) as [TaskType, ...TaskType[]];
/** The one that is a stop of a tour. */
export const visitType = 'Site Visit' satisfies TaskType;

export const taskStatuses = ['Scheduled', 'Completed', 'Missed', 'Cancelled', 'Rescheduled'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

export const callOutcomes = [
  'Connected interested',
  'Connected not interested',
  'Connected call back',
  'RNR',
  'Busy',
  'Switched off',
  'Wrong number',
] as const;
export const visitOutcomes = [
  'Liked',
  'Shortlisted',
  'Wants second visit',
  'Ready to offer',
  'Disliked',
  'Client did not come',
  'Owner not available',
  'Key not available',
] as const;
export const otherOutcomes = ['Done', 'Partly done', 'Not done'] as const;
export const taskOutcomes = [...callOutcomes, ...visitOutcomes, ...otherOutcomes] as const;
export type TaskOutcome = (typeof taskOutcomes)[number];

/** The outcomes a task of this type can end with. */
export const outcomesOf = (type: TaskType): readonly TaskOutcome[] => {
  if (type === 'Call') return callOutcomes;
  if (type === 'Site Visit') return visitOutcomes;
  return otherOutcomes;
};

/** When a task is to be done, seen from today: 'overdue' are those of the last 10 days (spec 9). */
export const dueTimes = ['overdue', 'today', 'tomorrow', 'later'] as const;
export type DueTime = (typeof dueTimes)[number];
/** Days of the overdue window, today included (spec 9). */
export const overdueDays = 10;

export const taskPriorities = ['Low', 'Normal', 'High'] as const;
export const taskRepeats = ['None', 'Daily', 'Weekly', 'Monthly'] as const;
export const visitPoints = [
  'Too costly',
  'Too small',
  'Too far',
  'Old building',
  'No parking',
  'Vastu',
  'Liked',
  'Wants second visit',
  'Ready to offer',
] as const;
export const visitorConfirmMethods = ['Signature', 'OTP', 'None'] as const;

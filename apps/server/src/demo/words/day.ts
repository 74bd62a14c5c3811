import type { DueTime, TaskType } from '@angan/domain/lookups/tasks.ts';

/** Something that the Owner has to do, around the day on which the demo is made. */
export interface DayTask {
  readonly band: DueTime | 'done';
  /** Days from that day. */
  readonly day: number;
  /** HH:MM in India. */
  readonly time: string;
  readonly type: TaskType;
  /** For whom: somebody who asks, or the listing of somebody who sells. A visit is for both. */
  readonly of: 'inquiry' | 'property' | 'visit';
  readonly comment: string;
  readonly priority?: 'High' | 'Low';
}

/** The Owner's days, the most likely first in each band: as many of them are taken as a band has to hold. */
export const dayTasks: readonly DayTask[] = [
  {
    band: 'overdue',
    day: -1,
    time: '17:30',
    type: 'Document collection',
    of: 'property',
    comment: 'Share certificate and the last tax bill',
  },
  {
    band: 'overdue',
    day: -2,
    time: '11:00',
    type: 'Payment follow-up',
    of: 'inquiry',
    comment: 'Second half of the token',
    priority: 'High',
  },
  {
    band: 'overdue',
    day: -3,
    time: '16:00',
    type: 'Owner verification',
    of: 'property',
    comment: 'Ask whether the price still stands',
  },
  { band: 'done', day: 0, time: '09:45', type: 'Send options', of: 'inquiry', comment: 'Three flats near the garden' },
  {
    band: 'today',
    day: 0,
    time: '10:30',
    type: 'Meeting',
    of: 'inquiry',
    comment: 'Comes to the office with his father',
  },
  {
    band: 'today',
    day: 0,
    time: '11:30',
    type: 'Site Visit',
    of: 'visit',
    comment: 'Meet at the main gate',
    priority: 'High',
  },
  {
    band: 'today',
    day: 0,
    time: '13:00',
    type: 'Key collection',
    of: 'property',
    comment: 'Key is with the watchman until 2',
  },
  {
    band: 'today',
    day: 0,
    time: '15:00',
    type: 'Bank visit',
    of: 'inquiry',
    comment: 'Sanction letter, carry the PAN copy',
  },
  {
    band: 'today',
    day: 0,
    time: '16:30',
    type: 'WhatsApp follow-up',
    of: 'inquiry',
    comment: 'Has he shown the photos at home?',
  },
  {
    band: 'today',
    day: 0,
    time: '18:00',
    type: 'Token collection',
    of: 'property',
    comment: 'Cheque in the name of both owners',
    priority: 'High',
  },
  {
    band: 'tomorrow',
    day: 1,
    time: '10:00',
    type: 'Photo shoot',
    of: 'property',
    comment: 'Morning light in the hall',
  },
  { band: 'tomorrow', day: 1, time: '12:00', type: 'Site Visit', of: 'visit', comment: 'Brings her sister along' },
  {
    band: 'tomorrow',
    day: 1,
    time: '16:00',
    type: 'Agreement',
    of: 'property',
    comment: 'Draft from the advocate by noon',
  },
  {
    band: 'tomorrow',
    day: 1,
    time: '18:30',
    type: 'Send options',
    of: 'inquiry',
    comment: 'Only higher floors',
    priority: 'Low',
  },
  {
    band: 'later',
    day: 3,
    time: '11:00',
    type: 'Registration',
    of: 'property',
    comment: 'Sub-registrar, slot at 11',
    priority: 'High',
  },
  { band: 'later', day: 4, time: '17:00', type: 'Meeting', of: 'inquiry', comment: 'Last talk about the price' },
  { band: 'later', day: 6, time: '10:30', type: 'Handover', of: 'property', comment: 'Meter readings and both keys' },
];

/** How many of each band the Owner's list holds. */
export const dayHolds = { overdue: 3, done: 1, today: 6, tomorrow: 4, later: 3 } as const;

import type { Task } from '@angan/contract/tasks/tasks.ts';
import type { Place } from '@angan/contract/tasks/tours.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import type { TaskStatus } from '@angan/domain/lookups/tasks.ts';
import type { Openness } from '@angan/domain/tours/index.ts';
import { feedbackInWords } from '@angan/domain/visit-feedback.ts';
import { t } from '@lingui/core/macro';
import { formatDate, formatDateTime, word } from '../core/language/index.ts';
import type { Tone } from '../ui/status-badge.tsx';

export const taskTones: Record<TaskStatus, Tone> = {
  Scheduled: 'info',
  Completed: 'ok',
  Missed: 'bad',
  Cancelled: 'off',
  Rescheduled: 'off',
};

/** How a visit ended, in what was said of it; '' while it lies ahead. */
export const endWords = ({ status, outcome, feedback, status_reason }: Task): string => {
  if (status === 'Cancelled') return status_reason;
  return status === 'Completed' && feedback ? feedbackInWords(outcome, feedback, word) : '';
};

/** 'Visits on 21/11/2026', or that they are spread over days. */
export const tourTitle = (stops: readonly { date_time: string }[]): string => {
  const days = [...new Set(stops.map(({ date_time }) => dayInIndia(date_time)))];
  return days.length === 1 ? t`Visits on ${formatDate(days[0]!)}` : t`Visits`;
};

/** '40 min', '5 h 10 min', '2 h'. */
export const lastsWords = (minutes: number): string =>
  [minutes >= 60 && t`${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && t`${minutes % 60} min`]
    .filter(Boolean)
    .join(' ');

/** 'Ride 10 min, 3.2 km'; what is not known is said to be guessed. */
export const rideWords = (minutes: number, km: number | null): string => {
  if (minutes === 0) return t`At the same place`;
  return km === null ? t`Ride of about ${lastsWords(minutes)}` : t`Ride ${lastsWords(minutes)}, ${km.toFixed(1)} km`;
};

/** What a door's hours mean for the time of a visit; '' where nothing is known of them. */
export const opennessWords = (openness: Openness, hours: string): string => {
  if (hours === '') return '';
  if (openness === 'closed') return t`Outside visiting hours: ${hours}`;
  return openness === 'open' ? t`Open ${hours}` : t`Visiting hours: ${hours}`;
};

/** Leads there by whatever map the phone has; nothing is asked of it before it is tapped. */
export const mapsLink = ({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;

/** When it is, or was. */
export const visitMoment = ({ date_time, duration_minutes }: Pick<Task, 'date_time' | 'duration_minutes'>): string =>
  t`${formatDateTime(date_time)}, ${duration_minutes} minutes`;

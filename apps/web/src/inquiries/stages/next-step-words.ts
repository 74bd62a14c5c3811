import type { InquiryCard } from '@angan/contract/inquiries/inquiries.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';
import { plural, t } from '@lingui/core/macro';
import { formatDate, formatTime, word } from '../../core/language/index.ts';

export interface NextStep {
  text: string;
  /** `late`: should have been done, or said. `soon`: today. `none`: nobody said when. */
  when: 'late' | 'soon' | 'later' | 'none' | 'closed';
}

const minute = 60_000;
/** '4 min', '3 hours', '2 days': how long something waits. */
const waited = (ms: number): string => {
  const minutes = Math.max(0, Math.floor(ms / minute));
  if (minutes < 60) return t`${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return plural(hours, { one: `${hours} hour`, other: `${hours} hours` });
  const days = Math.floor(hours / 24);
  return plural(days, { other: `${days} days` });
};

type Of = Pick<
  InquiryCard,
  'stage' | 'resume_on' | 'next_step' | 'next_follow_up' | 'lacks_next_step' | 'first_response_at' | 'date_time'
>;

const notCalled = (ms: number): string => (ms < minute ? t`New, call now` : t`Not called for ${waited(ms)}`);

/** What is to be done next about an inquiry, in words. */
export const nextStepOf = (inquiry: Of, now: number): NextStep => {
  const { stage, resume_on, next_step: step } = inquiry;
  if (closedInquiryStages.includes(stage)) return { text: word(stage), when: 'closed' };
  if (stage === 'On Hold' && resume_on) return { text: t`Goes on ${formatDate(resume_on)}`, when: 'later' };
  // A follow-up that was missed is no task ahead any more, and still to be done.
  const at = step?.date_time ?? inquiry.next_follow_up;
  if (at === null) {
    if (inquiry.lacks_next_step) return { text: t`No next step`, when: 'late' };
    if (inquiry.first_response_at !== null) return { text: t`No next step`, when: 'none' };
    return { text: notCalled(now - Date.parse(inquiry.date_time)), when: 'none' };
  }
  const due = Date.parse(at);
  const named = (text: string) => (step && step.type !== 'Call' ? `${word(step.type)}, ${text}` : text);
  if (due < now) return { text: named(t`Overdue by ${waited(now - due)}`), when: 'late' };
  if (dayInIndia(at) === dayInIndia(now)) return { text: named(t`Today, ${formatTime(due)}`), when: 'soon' };
  return { text: named(`${formatDate(at)}, ${formatTime(due)}`), when: 'later' };
};

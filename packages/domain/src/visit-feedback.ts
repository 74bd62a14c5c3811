/** What a client said of a property on a visit, and what follows from it. */
import type { TaskOutcome, visitPoints } from './lookups/tasks.ts';

export type VisitPoint = (typeof visitPoints)[number];

export interface VisitFeedback {
  /** 1 not at all, 5 very much; null where nobody said. */
  readonly liked: number | null;
  readonly points: readonly VisitPoint[];
  readonly note: string;
}

const praise: readonly VisitPoint[] = ['Liked', 'Wants second visit', 'Ready to offer'];
/** Outcomes of visits on which nobody saw the property. */
const unseen: readonly string[] = [
  'Client did not come',
  'Owner not available',
  'Key not available',
] satisfies TaskOutcome[];

/** Whether the client has seen the property, by how the visit ended. */
export const wasSeen = (outcome: string | null): boolean => outcome !== null && !unseen.includes(outcome);

/**
 * How a visit ended, by what was said on it: what somebody wants next goes before how much they liked it, and a fault
 * without praise is dislike. null where nothing was said.
 */
export const outcomeOfVisit = ({ liked, points }: Pick<VisitFeedback, 'liked' | 'points'>): TaskOutcome | null => {
  if (points.includes('Ready to offer')) return 'Ready to offer';
  if (points.includes('Wants second visit')) return 'Wants second visit';
  if (liked !== null && liked <= 2) return 'Disliked';
  if (points.includes('Liked') || (liked !== null && liked >= 4)) return 'Liked';
  if (points.some((point) => !praise.includes(point))) return 'Disliked';
  return liked === null ? null : 'Shortlisted';
};

/** 'Disliked. Too costly, No parking. Liked 2 of 5. Kitchen is dark.' `word` says what is no person's text in another language. */
export const feedbackInWords = (
  outcome: string | null,
  { liked, points, note }: VisitFeedback,
  word: (english: string) => string = (english) => english,
): string =>
  [
    outcome ? word(outcome) : '',
    points
      .filter((point) => point !== outcome)
      .map(word)
      .join(', '),
    liked === null ? '' : word(`Liked ${liked} of 5`),
    note.trim().replace(/\.$/, ''),
  ]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');

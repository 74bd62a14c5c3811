import type { Priority } from '@angan/domain/lookups/inquiries.ts';
import { word } from '../core/language/index.ts';
import { StatusBadge, type Tone } from '../ui/status-badge.tsx';

const tones: Record<Priority, Tone> = { Hot: 'brand', Warm: 'warn', Cold: 'off' };

/** How an inquiry is rated, with its score. */
export const RatingMark = ({ rating, score }: { rating: Priority; score: number }) => (
  <StatusBadge tone={tones[rating]}>
    {word(rating)} {score}
  </StatusBadge>
);

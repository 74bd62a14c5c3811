import type { Category, Template } from '../state.ts';
import type { Draft } from './check.ts';

interface Made {
  id: string;
  waba: string;
  /** The one under which it is taken, which may not be the one that was asked for. */
  category: Category;
  optedOut: boolean;
  now: number;
}

/** A template that passed the checks, before anybody reviews it. */
export const newTemplate = (draft: Draft, { id, waba, category, optedOut, now }: Made): Template => ({
  ...draft,
  id,
  waba,
  category,
  tracking_opted_out: optedOut,
  previous_category: category === draft.category ? null : draft.category,
  correct_category: null,
  status: 'PENDING',
  rejected_reason: 'NONE',
  quality: 'UNKNOWN',
  created_at: now,
  round: 0,
  edits: [],
  pauses: 0,
  paused_until: null,
  paused_by: null,
  pacing: null,
});

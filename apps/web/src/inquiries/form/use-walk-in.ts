import { defaultSourceName } from '@angan/domain/lookups/sources.ts';
import { useNames } from '../../core/names/index.ts';

/** The source of who nobody sent. */
export const useWalkIn = (): number | null =>
  useNames((names) => names.source_names.find((row) => row.source_name === defaultSourceName)?.id ?? null);

import { plural } from '@lingui/core/macro';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useSources } from './use-sources.ts';

/** How many portals fail, beside the way to them; nothing where all are well. */
export const FailingSources = () => {
  const { data } = useSources();
  const count = data?.results.filter(({ is_enabled, last_error }) => is_enabled && last_error).length ?? 0;
  return count > 0 ? (
    <StatusBadge tone="bad">{plural(count, { one: '# failing', other: '# failing' })}</StatusBadge>
  ) : null;
};

import { plural } from '@lingui/core/macro';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useFacebookPages } from './facebook/use-facebook.ts';
import { useSources } from './use-sources.ts';
import { useLeadWhatsapp } from './whatsapp/use-whatsapp.ts';

/** How many portals and pages fail, beside the way to them; nothing where all are well. */
export const FailingSources = () => {
  const { data } = useSources();
  const { data: facebook } = useFacebookPages();
  const { data: whatsapp } = useLeadWhatsapp();
  const portals = data?.results.filter(({ is_enabled, last_error }) => is_enabled && last_error).length ?? 0;
  const pages = facebook?.results.filter(({ status, problem }) => status !== 'Disconnected' && problem).length ?? 0;
  const chats = whatsapp?.is_enabled && whatsapp.last_error ? 1 : 0;
  const count = portals + pages + chats;
  return count > 0 ? (
    <StatusBadge tone="bad">{plural(count, { one: '# failing', other: '# failing' })}</StatusBadge>
  ) : null;
};

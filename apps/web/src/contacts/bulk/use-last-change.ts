import { type BulkChange, contactBulkCalls } from '@angan/contract/contacts/contact-bulk.ts';
import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import { useAuth, useMay } from '../../core/session/index.ts';

/** Milliseconds between two looks at a change that runs, should no event come. */
const lookEvery = 3000;
export const isRunning = ({ status }: BulkChange) => status === 'Running' || status === 'Undoing';

/**
 * The last change of many contacts that the person made: how far it has come, and the way back as long as there is one.
 * The notice with its Undo is gone after three seconds; this stays until it is put away.
 */
export const useLastChange = (): BulkChange | undefined => {
  const mayEdit = useMay('contact:edit');
  const me = useAuth(({ userInfo }) => userInfo?.id);
  const [putAway] = usePutAway();
  const { data } = useQuery({
    ...query(contactBulkCalls.list, { query: { page_size: 1 } }, { quiet: true }),
    enabled: mayEdit,
    refetchInterval: ({ state }) => (state.data?.results.some(isRunning) ? lookEvery : false),
  });
  const change = data?.results.find(({ created_by }) => created_by.id === me);
  if (!change || change.id <= putAway) return undefined;
  return isRunning(change) || change.undo_until ? change : undefined;
};

/** The number of the last change that was put away on this device. */
export const usePutAway = () =>
  useLocalStorage<number>({ key: 'contacts:changes-put-away', defaultValue: 0, getInitialValueInEffect: false });

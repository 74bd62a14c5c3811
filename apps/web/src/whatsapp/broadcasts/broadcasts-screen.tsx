import { broadcastCalls } from '@angan/contract/whatsapp/broadcasts.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ErrorState, LoadingRows } from '../../ui/states.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { BroadcastList } from './broadcast-list.tsx';
import { DraftPage } from './draft-page.tsx';
import { ResultsPage } from './results-page.tsx';

/** Broadcasts: all of them, or the one that the address names: a draft to be finished, else its results. */
export const BroadcastsScreen = () => {
  const url = useUrlState();
  const id = Number(url.get('id')) || undefined;
  return id === undefined ? <BroadcastList /> : <OneBroadcast key={id} id={id} />;
};

const OneBroadcast = ({ id }: { id: number }) => {
  const url = useUrlState();
  const { data, error, refetch } = useQuery(query(broadcastCalls.get, { params: { id } }, { quiet: true }));
  const back = () => url.patch({ id: null, show: null, search: null, page: null, cursor: null });
  if (data)
    return data.status === 'Draft' ? (
      <DraftPage broadcast={data} onBack={back} />
    ) : (
      <ResultsPage broadcast={data} onBack={back} />
    );
  return (
    <PageFrame title={t`Broadcast Message`}>
      {error ? (
        <ErrorState title={t`The broadcast did not load.`} retry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <LoadingRows label={t`Loading the broadcast`} />
      )}
    </PageFrame>
  );
};

import { broadcastCalls } from '@angan/contract/whatsapp/broadcasts.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import { QueryPage } from '../../ui/query-page.tsx';
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
  const broadcast = useQuery(query(broadcastCalls.get, { params: { id } }, { quiet: true }));
  const back = () => url.patch({ id: null, show: null, search: null, page: null, cursor: null });
  return (
    <QueryPage
      title={t`Broadcast Message`}
      query={broadcast}
      failed={t`The broadcast did not load.`}
      loading={t`Loading the broadcast`}
    >
      {(data) =>
        data.status === 'Draft' ? (
          <DraftPage broadcast={data} onBack={back} />
        ) : (
          <ResultsPage broadcast={data} onBack={back} />
        )
      }
    </QueryPage>
  );
};

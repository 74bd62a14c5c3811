import { t } from '@lingui/core/macro';
import type { ReactElement, ReactNode } from 'react';
import { reasonOf } from '../core/api/index.ts';
import { ErrorState, LoadingRows } from './states.tsx';
import { useArrived } from './use-arrived.ts';

/** What a screen needs of a query to show it. */
export interface Query<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface Props<Data> {
  /** What useQuery or useInfiniteQuery gave. */
  query: Query<Data>;
  /** 'The visits did not load.' */
  failed: string;
  /** Why, and what is kept, where the error's own sentence does not say it. */
  reason?: ((error: Error) => ReactNode) | undefined;
  /** What is loading, for who hears the screen; or a skeleton in the shape of what comes; null where it is not known whether there is any. */
  loading?: string | ReactElement | null;
  /** Rows of the usual skeleton. */
  rows?: number;
  /** Draws the answer. It stays readable below a failure to fetch it again. */
  children?: (data: Data) => ReactNode;
}

/** A query as a person sees it: loading, failed with another try, and its answer. */
export const QueryView = <Data,>({
  query: { data, error, refetch },
  failed,
  reason = reasonOf,
  loading = t`Loading`,
  rows,
  children,
}: Props<Data>) => {
  const arrived = useArrived(data);
  return (
    <>
      {error && (
        <ErrorState title={failed} retry={() => void refetch()}>
          {reason(error)}
        </ErrorState>
      )}
      {arrived !== undefined
        ? children?.(arrived)
        : !error && (typeof loading === 'string' ? <LoadingRows rows={rows} label={loading} /> : loading)}
    </>
  );
};

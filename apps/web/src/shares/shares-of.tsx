import { type Share, shareCalls } from '@angan/contract/shares/shares.ts';
import { shareTexts } from '@angan/contract/shares/texts.ts';
import { formatDateTime } from '@angan/domain/dates.ts';
import { personName } from '@angan/domain/people.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, client, query } from '../core/api/index.ts';
import { EmptyState, ErrorState, LoadingRows } from '../ui/states.tsx';
import { toast } from '../ui/toast.ts';
import styles from './shares.module.css';

const api = client(shareCalls);
const calls = { property: shareCalls.ofProperty, inquiry: shareCalls.ofInquiry, contact: shareCalls.ofContact };

interface Props {
  of: keyof typeof calls;
  id: number;
  /** Stands with its own heading inside something else, and takes no room where there is nothing. */
  inside?: boolean;
}

/** Who got it, or what they got: when, by whom, by which code, and whether the link was opened. */
export const SharesOf = ({ of, id, inside = false }: Props) => {
  const { data, error, refetch } = useQuery(query(calls[of], { params: { id } }, { quiet: true }));
  if (inside && !data?.results.length) return null;
  if (error)
    return (
      <ErrorState title="The shares did not load." retry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!data) return <LoadingRows rows={4} label="Loading the shares" />;
  if (data.results.length === 0) return <EmptyState title={shareTexts.none} />;
  return (
    <section aria-label="Shares">
      {inside && <h3 className={styles.title}>Shares</h3>}
      <ul className={inside ? styles.inside : styles.list}>
        {data.results.map((share) => (
          <Row key={share.id} share={share} of={of} />
        ))}
      </ul>
    </section>
  );
};

const openedWords = ({ opened_count: count, last_opened_at: last }: Share): string => {
  if (count === 0 || last === null) return 'Not opened';
  return `Opened ${count === 1 ? 'once' : `${count} times`}, last ${formatDateTime(last)}`;
};
const states = { open: '', expired: 'link expired', revoked: 'link ended' } as const;

const Row = ({ share, of }: { share: Share; of: Props['of'] }) => {
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => api.revoke({ params: { id: share.id } }),
    onSuccess: () => {
      toast.success('The link is ended');
      return queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).includes('/shares/') });
    },
    onError: (error) => {
      if (!(error instanceof ApiError && error.told)) toast.error(error.message);
    },
  });
  const what = share.properties.map(({ property_code }) => property_code).join(', ');
  const title = of === 'property' ? (share.to ? personName(share.to) : 'Nobody named') : what;
  const several = of === 'property' && share.properties.length > 1 ? `with ${share.properties.length - 1} more` : '';
  return (
    <li className={styles.share}>
      <div className={styles.about}>
        <p className={styles.who}>{title}</p>
        <p className={styles.what}>
          {[share.channel, several, `by ${share.by}`, formatDateTime(share.created_date)].filter(Boolean).join(', ')}
        </p>
        <p className={styles.what}>
          {[share.code, openedWords(share), states[share.state]].filter(Boolean).join(', ')}
        </p>
      </div>
      {share.may_revoke && (
        <Button size="xs" loading={revoke.isPending} onClick={() => revoke.mutate()}>
          End link
        </Button>
      )}
    </li>
  );
};

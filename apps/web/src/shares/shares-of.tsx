import { type Share, shareCalls } from '@angan/contract/shares/shares.ts';
import { shareTexts } from '@angan/contract/shares/texts.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { client, query, toastError, useCall } from '../core/api/index.ts';
import { formatDateTime, perLanguage, word } from '../core/language/index.ts';
import { personName } from '../ui/person-name.ts';
import { QueryView } from '../ui/query-view.tsx';
import { EmptyState } from '../ui/states.tsx';
import { passOnFile } from './pass-on.ts';
import styles from './shares.module.css';
import { confirmedWords } from './slip/confirmed-words.ts';

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
  const shares = useQuery(query(calls[of], { params: { id } }, { quiet: true }));
  if (inside && !shares.data?.results.length) return null;
  return (
    <QueryView query={shares} failed={t`The shares did not load.`} loading={t`Loading the shares`} rows={4}>
      {({ results }) =>
        results.length === 0 ? (
          <EmptyState title={word(shareTexts.none)} />
        ) : (
          <section aria-label={t`Shares`} className={styles.shares}>
            {inside && <h3 className={styles.title}>{t`Shares`}</h3>}
            <ul className={styles.list}>
              {results.map((share) => (
                <Row key={share.id} share={share} of={of} />
              ))}
            </ul>
          </section>
        )
      }
    </QueryView>
  );
};

const openedWords = ({ opened_count: count, last_opened_at: last }: Share): string => {
  if (count === 0 || last === null) return t`Not opened`;
  return t`Opened ${count === 1 ? t`once` : t`${count} times`}, last ${formatDateTime(last)}`;
};
const states = perLanguage(() => ({ open: '', expired: t`link expired`, revoked: t`link ended` }) as const);

const Row = ({ share, of }: { share: Share; of: Props['of'] }) => {
  const revoke = useCall(() => api.revoke({ params: { id: share.id } }), {
    success: t`The link is ended`,
    changes: ['share'],
  });
  const passOn = useMutation({ mutationFn: () => passOnFile(share.slip!, false), onError: toastError });
  const codes = share.properties.map(({ property_code }) => property_code).join(', ');
  const several = share.properties.length > 1 ? t`with ${share.properties.length - 1} more` : '';
  const titles = share.properties.map(({ title }) => title).join('; ');
  const title = of === 'property' ? (share.to ? personName(share.to) : t`Nobody named`) : titles;
  const liked = share.properties
    .filter(({ is_liked }) => is_liked)
    .map((property) => `${property.title}, ${property.property_code}`);
  return (
    <li className={styles.share}>
      <div className={styles.about}>
        <p className={styles.who}>{title}</p>
        <p className={styles.what}>
          {[
            of === 'property' ? several : codes,
            word(share.channel),
            t`by ${share.by}`,
            formatDateTime(share.created_date),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        <p className={styles.what}>
          {(share.slip
            ? [share.code, confirmedWords()[share.slip.method]]
            : [share.code, openedWords(share), states()[share.state]]
          )
            .filter(Boolean)
            .join(', ')}
        </p>
        {liked.length > 0 && (
          <p className={styles.liked}>
            <IconHeart size={16} aria-hidden />
            {t`Likes ${liked.join('; ')}`}
          </p>
        )}
      </div>
      {share.slip?.file && (
        <Button size="xs" loading={passOn.isPending} onClick={() => passOn.mutate()}>
          {t`Download slip`}
        </Button>
      )}
      {share.may_revoke && (
        <Button size="xs" loading={revoke.isPending} onClick={() => revoke.mutate()}>
          {t`End link`}
        </Button>
      )}
    </li>
  );
};

import type { Home, HomeMatch } from '@angan/contract/home/home.ts';
import { newMatchesCounted } from '@angan/contract/home/home-call.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconShare3 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../core/session/index.ts';
import { homeName, inquiryPath, priceText, propertyPath } from '../../records/light.ts';
import { personName } from '../../ui/person-name.ts';
import { ScoreSquare } from '../../ui/score-square.tsx';
import { usePhone } from '../../ui/screen.ts';
import { Block, BlockEmpty, BlockRows } from './block.tsx';
import styles from './home.module.css';
import { matchReason } from './match-reason.ts';
import { Share } from './parts.ts';

/** Rows that stand before somebody asks for all. */
const first = 3;

/** How many, where they are counted no further than 99. */
export const matchesText = (count: number) => (count > newMatchesCounted ? `${newMatchesCounted}+` : String(count));

/** What became a match since yesterday and was not shared yet, the best first. */
export const NewMatches = ({ home }: { home: Home | undefined }) => {
  const [whole, setWhole] = useState(false);
  const [shared, setShared] = useState<HomeMatch>();
  const matches = home?.new_matches;
  const rows = matches?.results ?? [];
  const more = !whole && rows.length > first;
  return (
    <Block
      title={t`New matches`}
      count={matches && matchesText(matches.count)}
      aside={
        more && (
          <button type="button" className={styles.more} onClick={() => setWhole(true)}>
            {t`Show ${rows.length}`}
          </button>
        )
      }
    >
      {!matches && <BlockRows rows={3} lead="square" />}
      {matches?.count === 0 && (
        <BlockEmpty
          sample={t`98, Mehul Trivedi and Orchid Heights, 1.25 Cr. Fits 6 of 6 needs.`}
          action={
            <Button component={Link} to="/addProperty" size="xs">
              {t`Add property`}
            </Button>
          }
        >
          {t`No new matches of 85 and above since yesterday.`}
        </BlockEmpty>
      )}
      <ul className="list-unstyled">
        {(whole ? rows : rows.slice(0, first)).map((match) => (
          <MatchLine key={`${match.inquiry.id} ${match.property.id}`} match={match} onShare={() => setShared(match)} />
        ))}
      </ul>
      <Suspense>
        {shared && (
          <Share.Component
            properties={[shared.property.id]}
            to={{
              inquiry: shared.inquiry.id,
              name: shared.inquiry.contact.name,
              number: shared.inquiry.contact.mobile_number_1,
            }}
            onClose={() => setShared(undefined)}
          />
        )}
      </Suspense>
    </Block>
  );
};

/** One pair: how much, who and what, why. */
const MatchLine = ({ match, onShare }: { match: HomeMatch; onShare: () => void }) => {
  const phone = usePhone();
  const mayShare = useMay('property:share');
  const { inquiry, property } = match;
  const who = personName(inquiry.contact.name);
  const what = property.society_name?.society_name ?? homeName(property);
  const price = priceText(property);
  return (
    <li className={`${styles.line} ${styles.row}`}>
      <ScoreSquare score={match.score} label={match.label} />
      <span className={styles.rowText}>
        <span className={`truncate ${styles.pair}`}>
          <Trans>
            <Link to={inquiryPath(inquiry.id)}>{who}</Link> and <Link to={propertyPath(property.id)}>{what}</Link>,{' '}
            {price}
          </Trans>
        </span>
        <span className={`truncate ${styles.rowMore}`}>{matchReason(match)}</span>
      </span>
      {mayShare &&
        (phone ? (
          <button type="button" className={styles.icon} aria-label={t`Share ${what} with ${who}`} onClick={onShare}>
            <IconShare3 aria-hidden />
          </button>
        ) : (
          <Button
            size="xs"
            aria-label={t`Share ${what} with ${who}`}
            leftSection={<IconShare3 size={16} aria-hidden />}
            onPointerEnter={Share.prefetch}
            onClick={onShare}
          >
            {t`Share`}
          </Button>
        ))}
    </li>
  );
};

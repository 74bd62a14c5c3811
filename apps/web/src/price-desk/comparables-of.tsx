import { type Comparables, priceDeskCalls, type RateDeal } from '@angan/contract/price-desk/price-desk.ts';
import { priceDeskTexts } from '@angan/contract/price-desk/texts.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { client, query, useCall } from '../core/api/index.ts';
import { formatDate, formatNumber, formatPrice, word } from '../core/language/index.ts';
import { saveBase64 } from '../core/platform/index.ts';
import { useMay } from '../core/session/index.ts';
import { comingFrom, homeName, type Origin, placeOf, propertyPath } from '../records/index.ts';
import { QueryView } from '../ui/query-view.tsx';
import styles from './price-desk.module.css';
import { rateText } from './rate-words.ts';

const api = client(priceDeskCalls);

interface Props {
  property: number;
  deal: RateDeal;
  origin: Origin;
}

/** What the office's own stock and closed deals say about a property's price, and the sheet of it for the owner. */
export const ComparablesOf = ({ property, deal, origin }: Props) => {
  const params = { id: property };
  const found = useQuery(query(priceDeskCalls.comparables, { params, query: { deal } }, { quiet: true }));
  const mayShare = useMay('property:share');
  const sheet = useCall(() => api.sheet({ params, query: { deal } }), {
    onSuccess: ({ content, file_name }) => saveBase64(content, file_name),
  });
  return (
    <section className={styles.of} aria-label={t`Comparables`}>
      <QueryView query={found} failed={t`The comparables did not load.`} loading={t`Loading the comparables`} rows={4}>
        {(data) => (
          <>
            <div className={styles.head}>
              <Range found={data} deal={deal} />
              {mayShare && data.results.length > 0 && (
                <Button
                  loading={sheet.isPending}
                  leftSection={<IconFileText size={16} aria-hidden />}
                  onClick={() => sheet.mutate()}
                >
                  {t`Sheet for the owner`}
                </Button>
              )}
            </div>
            <ul className="list-unstyled">
              {data.results.map((one) => (
                <li key={one.property.id} className={styles.line}>
                  <Link className={styles.what} to={propertyPath(one.property.id)} state={comingFrom(origin)}>
                    <span className={styles.name}>{homeName(one.property)}</span>
                    <span className={styles.quiet}>
                      {[placeOf(one.property), one.property.property_code].filter(Boolean).join(', ')}
                    </span>
                  </Link>
                  <span className={styles.numbers}>
                    <b>{t`${rateText(one.rate, deal)} per sqft`}</b>
                    <span className={styles.quiet}>
                      {t`${formatPrice(one.price)}, ${formatNumber(Math.round(one.property.carpet_sqft))} sqft carpet`}
                      {one.property.carpet_is_estimate && <i>{t` est.`}</i>}
                    </span>
                    <span className={styles.quiet}>
                      {one.is_closed
                        ? deal === 'Sale'
                          ? t`Sold ${formatDate(one.day)}`
                          : t`Let ${formatDate(one.day)}`
                        : t`Asked ${formatDate(one.day)}`}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            <p className={styles.quiet}>{word(priceDeskTexts.note)}</p>
          </>
        )}
      </QueryView>
    </section>
  );
};

const Range = ({ found: { range, rate }, deal }: { found: Comparables; deal: RateDeal }) => {
  if (!range) return <p className={styles.quiet}>{word(priceDeskTexts.none)}</p>;
  const percent = rate === null ? null : Math.round((rate / range.median - 1) * 100);
  return (
    <p className={styles.range}>
      <b>{t`${rateText(range.median, deal)} per sqft`}</b>{' '}
      {t`median of ${range.samples}, ${rateText(range.low, deal)} to ${rateText(range.high, deal)}`}
      {range.price !== null && <span>{t`For this one ${formatPrice(range.price)}`}</span>}
      {percent !== null && percent !== 0 && (
        <span>{percent > 0 ? t`Asked ${percent} % above it` : t`Asked ${-percent} % below it`}</span>
      )}
    </p>
  );
};

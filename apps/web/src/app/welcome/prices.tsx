import { plural, t } from '@lingui/core/macro';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useOffers, wholeRupees } from '../../plans/index.ts';
import styles from './questions.module.css';

/** What the office costs for a year; nothing until it is known. */
export const Prices = () => {
  const { data } = useOffers(12);
  if (!data?.length) return null;
  return (
    <section className={styles.part} aria-labelledby="prices">
      <div className={styles.priceHead}>
        <h2 id="prices">{t`One price for the office`}</h2>
        <p>{t`For 12 months, without 18 % GST. 1, 3 and 6 months too.`}</p>
        <Link to="/offers">
          {t`All that each plan holds`}
          <IconArrowRight size={16} aria-hidden />
        </Link>
      </div>
      <ul className={`list-unstyled ${styles.plans}`}>
        {data.map(({ plan, price }) => (
          <li key={plan.id} data-main={plan.code === 'team' || undefined}>
            <p>
              <b>{plan.plan_name}</b>
              <small>{plural(plan.users_included, { one: '# user', other: '# users' })}</small>
            </p>
            <p className={styles.price}>
              {wholeRupees(price.price)} <small>{t`a year`}</small>
            </p>
            {plan.tagline && <p className={styles.tagline}>{plan.tagline}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
};

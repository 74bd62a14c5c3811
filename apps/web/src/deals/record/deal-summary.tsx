import type { Deal } from '@angan/contract/deals/deals.ts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { comingFrom, dealPath, projectPath, propertyPath } from '../../records/index.ts';
import { PersonChip } from '../../ui/person.tsx';
import { usePhone } from '../../ui/screen.ts';
import { priceOf, rateOf, sideNames, subjectOf } from '../deal-words.ts';
import { DealStageBadge } from '../stage-badge.tsx';
import styles from './deal-record.module.css';

/** How much and for what; between whom where there is room. */
export const DealSummary = ({ deal }: { deal: Deal }) => {
  const phone = usePhone();
  const { property, projectunit, also_in } = deal;
  const back = comingFrom({ to: dealPath(deal.id), label: deal.deal_code });
  const cover = property?.cover;
  return (
    <div className={styles.summary}>
      {!phone && cover && <img className={styles.cover} src={cover} alt="" />}
      <div className={styles.what}>
        <div className={styles.line}>
          <span className={styles.price}>{priceOf(deal) || t`No price yet`}</span>
          {phone ? <DealStageBadge stage={deal.stage} /> : <span className={styles.rate}>{rateOf(deal)}</span>}
        </div>
        {!phone && (
          <p className={styles.subject}>
            <Link to={property ? propertyPath(property.id) : projectPath(projectunit!.project.id)} state={back}>
              {subjectOf(deal)}
            </Link>
          </p>
        )}
        {also_in.length > 0 && (
          <p className={styles.also}>
            {t`Also in`}{' '}
            {also_in.map(({ id, deal_code }, at) => (
              <span key={id}>
                {at > 0 && ', '}
                <Link to={dealPath(id)}>{deal_code}</Link>
              </span>
            ))}
          </p>
        )}
      </div>
      {!phone && <DealPeople deal={deal} />}
    </div>
  );
};

/** Between whom. */
export const DealPeople = ({ deal }: { deal: Deal }) => {
  const sides = sideNames(deal);
  return (
    <div className={styles.people}>
      {[
        [deal.buyer, sides.buyer] as const,
        [deal.seller, sides.seller] as const,
        ...(deal.co_broker ? [[deal.co_broker, t`Co-broker`] as const] : []),
      ].map(([person, role]) => (
        <PersonChip key={role} name={person.name} number={person.mobile_number_1} contact={person.id} role={role} />
      ))}
    </div>
  );
};

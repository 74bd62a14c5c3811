import type { Home, HomeEnding } from '@angan/contract/home/home.ts';
import { homeLimits } from '@angan/contract/home/home-call.ts';
import { plural, t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { formatDate, perLanguage } from '../../core/language/index.ts';
import { homeName, placeOf, projectPath, propertyPath } from '../../records/light.ts';
import { Block, BlockEmpty, BlockRows } from './block.tsx';
import styles from './home.module.css';
import { calendarPath } from './paths.ts';

const kindWords = perLanguage<Record<HomeEnding['kind'], string>>(() => ({
  lease_end: t`Lease ends`,
  lock_in_end: t`Lock-in ends`,
  tenant_lock_in_end: t`Tenant's lock-in ends`,
  mandate_to: t`Mandate ends`,
  rera_valid_to: t`RERA registration ends`,
}));

const daysWords = (left: number): string => {
  if (left === 0) return t`today`;
  return plural(left, { one: 'in # day', other: 'in # days' });
};
const daysUntil = (day: string, today: string) => Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);

/** What ends within a month: leases, lock-ins, mandates, registrations. */
export const EndingSoon = ({ home }: { home: Home | undefined }) => {
  const ending = home?.ending;
  return (
    <Block title={t`Ending soon`} count={ending?.count} all={calendarPath}>
      {!ending && <BlockRows rows={2} lead="time" />}
      {ending?.count === 0 && (
        <BlockEmpty
          sample={t`Lease ends, Orchid Heights, Prahladnagar: in 12 days`}
          action={
            <Button component={Link} to={calendarPath} size="xs">
              {t`Calendar`}
            </Button>
          }
        >
          {t`No lease, lock-in, mandate or RERA registration ends in the next ${homeLimits.endingDays} days.`}
        </BlockEmpty>
      )}
      <ul className="list-unstyled">
        {ending?.results.map((one) => (
          <li key={`${one.kind} ${one.property?.id ?? one.project?.id}`} className={`${styles.line} ${styles.row}`}>
            <Link
              to={one.property ? propertyPath(one.property.id) : projectPath(one.project!.id)}
              className={styles.rowText}
            >
              <span className={`truncate ${styles.rowName}`}>
                {one.property ? placeOf(one.property) || homeName(one.property) : one.project?.project_name}
              </span>
              <span className={`truncate ${styles.rowMore}`}>{kindWords()[one.kind]}</span>
            </Link>
            <span className={styles.when}>
              {formatDate(one.day)}
              <span className={styles.rowMore}>{daysWords(daysUntil(one.day, home!.day))}</span>
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
};

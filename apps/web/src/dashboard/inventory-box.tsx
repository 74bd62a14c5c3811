import type { DashboardStock } from '@angan/contract/dashboard/dashboard.ts';
import { propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { formatNumber, word } from '../core/language/index.ts';
import { Box } from './box.tsx';
import boxes from './dashboard.module.css';
import styles from './inventory-box.module.css';
import { propertiesPath } from './lists.ts';
import type { Dashboard } from './use-dashboard.ts';

type Held = DashboardStock['by_status'][number];

const tones: Partial<Record<Held['status'], string>> = {
  Available: 'ok',
  'On Hold': 'warn',
  Sold: 'brand',
  Rented: 'info',
};

const typeName = (id: number) => word(propertyTypes.find((row) => row.id === id)?.property_type ?? '');

/** What there is, a bar for each type with its statuses one behind another; each opens its list. */
export const InventoryBox = ({ data, dashboard: { asked } }: { data: DashboardStock; dashboard: Dashboard }) => {
  const types = [...Map.groupBy(data.by_status, ({ property_type }) => property_type).entries()]
    .map(([id, rows]) => ({
      id,
      rows: rows.toSorted((a, b) => b.count - a.count),
      count: rows.reduce((sum, { count }) => sum + count, 0),
    }))
    .sort((a, b) => b.count - a.count);
  const most = Math.max(1, ...types.map(({ count }) => count));
  return (
    <Box
      name="inventory"
      title={t`Inventory`}
      note={t`by type and status`}
      table={{
        heads: [t`Type and status`, t`Properties`],
        rows: types.flatMap(({ id, rows }) =>
          rows.map(({ status, count }) => [`${typeName(id)}, ${word(status)}`, formatNumber(count)]),
        ),
      }}
    >
      {types.length === 0 && <p className={boxes.none}>{t`Nothing in stock.`}</p>}
      <ul className={`list-unstyled ${styles.stacks}`} aria-label={t`Inventory`}>
        {types.map(({ id, rows, count }) => (
          <li key={id}>
            <p className={styles.stackHead}>
              <span>{typeName(id)}</span>
              <b>{formatNumber(count)}</b>
            </p>
            <span className={styles.stack} style={{ width: `${(count / most) * 100}%` }} aria-hidden>
              {rows.map((row) => (
                <i
                  key={row.status}
                  className={styles.piece}
                  data-tone={tones[row.status]}
                  style={{ flexGrow: row.count }}
                />
              ))}
            </span>
            <p className={styles.stackWords}>
              {rows.map((row) => (
                <Link
                  key={row.status}
                  className={styles.word}
                  data-tone={tones[row.status]}
                  to={propertiesPath({ ...asked, property_type: [id] }, { status: row.status })}
                >
                  {`${word(row.status)} ${formatNumber(row.count)}`}
                </Link>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Box>
  );
};

import { pageSize } from '@angan/contract/kit/resource.ts';
import { type Country, countryCalls } from '@angan/contract/lookups/countries.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allRows, keyOf } from '../../core/api/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from './countries.module.css';
import { CountryForm } from './country-form.tsx';

const given = { query: { page_size: String(pageSize.most) } };
const all = queryOptions({
  queryKey: [...keyOf(countryCalls.list, given), 'all'],
  queryFn: () => allRows(countryCalls.list, given, { quiet: true }),
});

/** The countries that forms offer for people abroad; Admin keeps them. */
export const CountriesScreen = () => {
  const list = useQuery(all);
  const [form, setForm] = useState<{ row: Country | undefined }>();
  return (
    <PageFrame
      title={t`Countries`}
      count={list.data?.length}
      actions={
        <Button
          variant="filled"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setForm({ row: undefined })}
        >
          {t`Add country`}
        </Button>
      }
    >
      <div className={`scrolls ${styles.scroll}`}>
        <QueryView query={list} failed={t`The countries did not load.`} loading={t`Loading the countries`} rows={6} />
        <ul className="list-unstyled" aria-label={t`Countries`}>
          {list.data?.map((row) => (
            <CountryLine key={row.id} row={row} onChange={() => setForm({ row })} />
          ))}
        </ul>
      </div>
      {form && <CountryForm key={form.row?.id ?? 'new'} row={form.row} onClose={() => setForm(undefined)} />}
    </PageFrame>
  );
};

const CountryLine = ({ row, onChange }: { row: Country; onChange: () => void }) => {
  const { country, iso_code, dial_code, currency, currency_symbol, is_active } = row;
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <strong>{country}</strong>
        <small className={styles.codes}>
          {[iso_code, dial_code, currency, currency_symbol].filter(Boolean).join(' · ')}
        </small>
      </span>
      {!is_active && <StatusBadge tone="off">{t`Not in use`}</StatusBadge>}
      <Button size="xs" aria-label={t`Edit ${country}`} onClick={onChange}>
        {t`Edit`}
      </Button>
    </li>
  );
};

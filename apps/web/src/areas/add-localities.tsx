import { type Locality, localityCalls } from '@angan/contract/areas/localities.ts';
import { plural, t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, query, useCall } from '../core/api/index.ts';
import { formatNumber } from '../core/language/index.ts';
import { freshenNamesOf, useNames } from '../core/names/index.ts';
import { useOfficeCities } from '../records/index.ts';
import { CheckList } from '../ui/check-list.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LookupField } from '../ui/form/index.ts';
import { QueryView } from '../ui/query-view.tsx';
import styles from './add-localities.module.css';

const api = client(localityCalls);

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Makes areas of a city's localities, with pincode and place: the usual ones are ticked, and one press adds them. */
export const AddLocalities = ({ opened, onClose }: Props) => {
  const cities = useNames((names) => names.cities);
  const [usual = null] = useOfficeCities();
  const [chosen, setCity] = useState<number | null>();
  const city = chosen === undefined ? usual : chosen;
  const [ticked, setTicked] = useState<readonly number[]>();
  const found = useQuery({
    ...query(localityCalls.localities, { query: { city: String(city) } }, { quiet: true }),
    enabled: opened && city !== null,
  });
  const offered = (found.data?.results ?? []).filter(({ area }) => area === null);
  const picked = ticked ?? offered.filter(({ is_main }) => is_main).map(({ id }) => id);
  const cityName = cities.find(({ id }) => id === city)?.city ?? '';
  const add = useCall(() => api.addLocalities({ body: { localities: [...picked] } }), {
    success: ({ added }) => plural(added, { one: '# area added', other: '# areas added' }),
    changes: ['area'],
    onSuccess: () => {
      freshenNamesOf('area');
      onClose();
    },
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t`Add localities of a city`}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="filled" disabled={picked.length === 0} loading={add.isPending} onClick={() => add.mutate()}>
            {plural(picked.length, { one: 'Add # locality', other: 'Add # localities' })}
          </Button>
        </>
      }
    >
      <LookupField
        label={t`City`}
        choices={cities.map((row) => ({ id: row.id, label: row.city }))}
        value={city}
        onChange={(next) => {
          setCity(next);
          setTicked(undefined);
        }}
      />
      {city !== null && (
        <QueryView query={found} failed={t`The localities did not load.`} loading={t`Loading the localities`} rows={6}>
          {() =>
            offered.length === 0 ? (
              <p className={styles.none}>{t`All localities of ${cityName} are areas of yours already.`}</p>
            ) : (
              <List offered={offered} picked={picked} onChange={setTicked} />
            )
          }
        </QueryView>
      )}
    </Dialog>
  );
};

interface ListProps {
  offered: readonly Locality[];
  picked: readonly number[];
  onChange: (ids: readonly number[]) => void;
}

const List = ({ offered, picked, onChange }: ListProps) => {
  const all = picked.length === offered.length;
  return (
    <>
      <p className={styles.head}>
        <span>{t`${formatNumber(picked.length)} of ${formatNumber(offered.length)} chosen`}</span>
        <Button size="xs" variant="transparent" onClick={() => onChange(all ? [] : offered.map(({ id }) => id))}>
          {all ? t`Choose none` : t`Choose all`}
        </Button>
      </p>
      <CheckList
        label={t`Localities`}
        choices={offered.map(({ id, locality, pincode }) => ({ id, label: locality, note: pincode }))}
        chosen={picked}
        onChange={onChange}
      />
    </>
  );
};

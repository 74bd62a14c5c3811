import { type Locality, localityCalls } from '@angan/contract/areas/localities.ts';
import { placeSimilarity } from '@angan/domain/names/index.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../core/api/index.ts';
import { nameOf } from '../core/names/index.ts';
import { useMay } from '../core/session/index.ts';
import { AddArea, areaOfLocality, useOfficeCities } from '../records/index.ts';
import styles from './fields.module.css';
import { SuggestedValue } from './suggested-value.tsx';
import { useThePaste } from './use-paste.ts';

/** Places that the message names and the office's list lacks: a tap adds one to it, and to the record. */
export const NewAreas = () => {
  const paste = useThePaste();
  const mayAdd = useMay('area:create');
  const [name, setName] = useState<string>();
  const names = paste.read.fields.unknown_places?.value ?? [];
  if (!mayAdd || names.length === 0 || paste.form.area.length > 0) return null;
  const take = (id: number) => paste.set({ area: [...paste.form.area, id] });
  return (
    <p className={styles.suggestion}>
      <span>{t`Suggested`}</span>
      {names.map((one) => (
        <NewArea key={one} name={one} onTake={(locality) => take(areaOfLocality(locality))} onCreate={setName} />
      ))}
      <AddArea name={name} onClose={() => setName(undefined)} onAdded={({ id }) => take(id)} />
    </p>
  );
};

interface Props {
  name: string;
  onTake: (locality: Locality) => void;
  onCreate: (name: string) => void;
}

/** The localities that a name may mean, each with its place; where there is none the office makes one of its own. */
const NewArea = ({ name, onTake, onCreate }: Props) => {
  const found = useMeant(name);
  if (found === undefined) return null;
  if (found.length === 0) return <SuggestedValue words={t`Create area '${name}'?`} onPress={() => onCreate(name)} />;
  return found.map((one) => (
    <SuggestedValue
      key={one.id}
      words={t`${one.locality}, ${nameOf('cities', one.city)}`}
      onPress={() => onTake(one)}
    />
  ));
};

const most = 3;

/** In the office's cities names nearly so count too; all of India has too many of those. */
const useMeant = (name: string): readonly Locality[] | undefined => {
  const cities = useOfficeCities();
  const where = cities.length > 0 ? { city: cities.join() } : {};
  const { data, isPending } = useQuery(query(localityCalls.localities, { query: { name, ...where } }, { quiet: true }));
  if (isPending) return undefined;
  const meant = (data?.results ?? []).filter(
    ({ locality }) => cities.length > 0 || placeSimilarity(name, locality) === 1,
  );
  return meant.slice(0, most);
};

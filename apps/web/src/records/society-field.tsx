import { type Society, societyCalls } from '@angan/contract/societies/societies.ts';
import { t } from '@lingui/core/macro';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client, keyOf, query, useCall } from '../core/api/index.ts';
import { nameOf } from '../core/names/index.ts';
import { useMay } from '../core/session/index.ts';
import { FormDialog } from '../ui/form/index.ts';
import { AreaField } from './area-field.tsx';
import { type Creation, PlacePicker } from './place-picker.tsx';

const api = client(societyCalls);

export type SocietyChoice = Pick<Society, 'id' | 'society_name' | 'area'>;

interface Props {
  label?: string;
  /** Looks there first, and makes new ones there; null: anywhere. */
  area: number | null;
  value: number | null;
  /** The society with its area, which may be another than was asked for. */
  onChange: (society: SocietyChoice | null) => void;
  error?: string | undefined;
}

/** Milliseconds of quiet before the server is asked; letters worth asking for near names; lines shown. */
const limits = { pause: 200, letters: 3, lines: 20 } as const;

const useSocieties = (text: string, area: number | null) => {
  const [wanted] = useDebouncedValue(text, limits.pause);
  const where = area === null ? {} : { area: String(area) };
  const listed = useQuery({
    ...query(societyCalls.list, { query: { ...where, search: wanted, page_size: limits.lines } }, { quiet: true }),
    enabled: area !== null || wanted !== '',
    placeholderData: keepPreviousData,
  });
  const like = useQuery({
    ...query(societyCalls.similar, { query: { ...where, name: wanted } }, { quiet: true }),
    enabled: wanted.length >= limits.letters,
  });
  const found = (area === null && wanted === '' ? [] : (listed.data?.results ?? [])).filter((row) => row.is_active);
  const near = (like.data?.results ?? []).filter(({ id }) => !found.some((row) => row.id === id));
  return { found, near: wanted === text && wanted.length >= limits.letters ? near : [], busy: listed.isFetching };
};

/** A society, found by its name or what people call it; one that is missing is made in place, after a look at near names. */
export const SocietyField = ({ label = t`Society`, area, value, onChange, error }: Props) => {
  const [typed, setTyped] = useState('');
  const [asking, setAsking] = useState<string>();
  const mayAdd = useMay('society:create');
  const queries = useQueryClient();
  const { found, near, busy } = useSocieties(typed, area);
  const known = useQuery({
    ...query(societyCalls.get, { params: { id: value ?? 0 } }, { quiet: true }),
    enabled: value !== null,
  });
  const take = (society: SocietyChoice) => onChange(society);
  const add = useCall((given: { society_name: string; area: number }) => api.create({ body: given }), {
    success: (made) => t`Society added: ${made.society_name}, ${nameOf('areas', made.area)}`,
    changes: ['society'],
    onSuccess: (made) => {
      queries.setQueryData(keyOf(societyCalls.get, { params: { id: made.id } }), made);
      setAsking(undefined);
      take(made);
    },
  });
  const optionOf = (row: SocietyChoice) => ({
    id: row.id,
    label: row.society_name,
    note: row.area === area ? undefined : nameOf('areas', row.area),
  });
  const isThere = found.some((row) => row.society_name.toLowerCase() === typed.toLowerCase());
  const creations: Creation[] =
    typed === '' || isThere || !mayAdd
      ? []
      : [
          {
            label: t`Create "${typed}"`,
            run: () => (area === null ? setAsking(typed) : add.mutate({ society_name: typed, area })),
          },
        ];
  return (
    <>
      <PlacePicker
        label={label}
        placeholder={t`Find a society`}
        error={error}
        chosen={value === null ? [] : [{ id: value, label: known.data?.society_name ?? '' }]}
        options={found.map(optionOf)}
        near={near.map(optionOf)}
        creations={creations}
        busy={busy}
        onType={setTyped}
        onTake={(id) => {
          const row = [...found, ...near].find((one) => one.id === id);
          if (row) take(row);
        }}
        onDrop={() => onChange(null)}
      />
      {asking !== undefined && (
        <AskArea
          name={asking}
          busy={add.isPending}
          onArea={(there) => add.mutate({ society_name: asking, area: there })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
};

interface AskProps {
  name: string;
  busy: boolean;
  onArea: (area: number) => void;
  onClose: () => void;
}

/** A society stands in an area: asked for where the form does not know it yet. */
const AskArea = ({ name, busy, onArea, onClose }: AskProps) => {
  const [area, setArea] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  return (
    <FormDialog
      opened
      title={t`Where is ${name}?`}
      submit={t`Add society`}
      busy={busy}
      onSubmit={() => (area === null ? setError(t`Choose the area.`) : onArea(area))}
      onClose={onClose}
    >
      <AreaField value={area} required error={error} onChange={setArea} />
    </FormDialog>
  );
};

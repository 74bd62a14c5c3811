import { type Area, areaCalls } from '@angan/contract/areas/areas.ts';
import { placeLimits } from '@angan/contract/places/places.ts';
import { placesLike } from '@angan/domain/names/index.ts';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';
import { useNames } from '../core/names/index.ts';
import { useAuth } from '../core/session/index.ts';
import { NearNames, usePlaceForm } from '../places/index.ts';
import { FieldPair, FormDialog, LookupField, TagsField, TextField } from '../ui/form/index.ts';
import { type AreaDraft, areaBody, areaDraftOf, areaMistakes } from './area-draft.ts';
import { areaApi, areaKey } from './area-kind.tsx';
import { NeighbourFields } from './neighbour-fields.tsx';

interface Props {
  /** The area to change; a new one without. */
  id?: number;
  onClose: () => void;
  onOpen: (id: number) => void;
}

/** Adds an area, or changes the one that is open. */
export const AreaForm = ({ id, ...rest }: Props) => {
  const { data } = useQuery({
    ...query(areaCalls.get, { params: { id: id ?? 0 } }, { quiet: true }),
    enabled: id !== undefined,
  });
  const own = useAuth(({ userCompanyInfo }) => userCompanyInfo?.default_city);
  if (id !== undefined && !data) return null;
  return <Fields area={data} initial={areaDraftOf(data, own ?? null)} {...rest} />;
};

const fewest = 3;

const Fields = ({
  area,
  initial,
  onClose,
  onOpen,
}: Omit<Props, 'id'> & { area: Area | undefined; initial: AreaDraft }) => {
  const cities = useNames((names) => names.cities);
  const areas = useNames((names) => names.areas);
  const { draft, errors, busy, set, submit } = usePlaceForm({
    initial,
    noun: 'area',
    key: areaKey,
    mistakes: areaMistakes,
    save: (now) =>
      area ? areaApi.update({ params: { id: area.id }, body: areaBody(now) }) : areaApi.create({ body: areaBody(now) }),
    said: (row) => (area ? `Saved: ${row.area}` : `Area added: ${row.area}`),
    onSaved: (row) => onOpen(row.id),
  });
  const there = areas.filter((one) => one.city === draft.city && one.id !== area?.id);
  const near =
    area || draft.area.trim().length < fewest
      ? []
      : placesLike(
          draft.area,
          there.map((one) => ({ id: one.id, name: one.area, aliases: one.aliases ?? [] })),
          2,
        );
  return (
    <FormDialog
      opened
      title={area ? `Edit ${area.area}` : 'Add area'}
      submit={area ? 'Save' : 'Add area'}
      size="wide"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldPair>
        <TextField
          label="Area"
          value={draft.area}
          maxLength={placeLimits.area}
          required
          autoFocus
          error={errors.area}
          onChange={(name) => set({ area: name })}
        />
        <LookupField
          label="City"
          choices={cities.map(({ id, city }) => ({ id, label: city }))}
          value={draft.city}
          required
          error={errors.city}
          onChange={(city) => set({ city })}
        />
      </FieldPair>
      {near.length > 0 && <NearNames near={near} onTake={onOpen} />}
      <FieldPair>
        <TagsField
          label="Also called"
          hint="As brokers write it in messages. Enter after each."
          value={draft.aliases}
          max={placeLimits.aliases}
          maxLength={placeLimits.alias}
          error={errors.aliases}
          onChange={(aliases) => set({ aliases })}
        />
        <TagsField
          label="Pincodes"
          value={draft.pincodes}
          maxLength={6}
          inputMode="numeric"
          error={errors.pincodes}
          onChange={(pincodes) => set({ pincodes })}
        />
      </FieldPair>
      <NeighbourFields
        neighbours={draft.neighbours}
        others={there}
        error={errors.neighbours}
        onChange={(neighbours) => set({ neighbours })}
      />
      <FieldPair>
        <TextField
          label="Zone"
          value={draft.zone}
          maxLength={60}
          error={errors.zone}
          onChange={(zone) => set({ zone })}
        />
        <TextField
          label="Latitude"
          value={draft.latitude}
          error={errors.latitude}
          onChange={(latitude) => set({ latitude })}
        />
        <TextField
          label="Longitude"
          value={draft.longitude}
          error={errors.longitude}
          onChange={(longitude) => set({ longitude })}
        />
      </FieldPair>
      <Checkbox
        label="In use: forms offer it"
        checked={draft.is_active}
        onChange={(event) => set({ is_active: event.currentTarget.checked })}
      />
    </FormDialog>
  );
};

import { areaFields, areaSections } from '@angan/contract/areas/area-fields.ts';
import { type Area, areaCalls } from '@angan/contract/areas/areas.ts';
import { namesOf } from '@angan/contract/kit/presented.ts';
import { placeLimits } from '@angan/contract/places/places.ts';
import { placesLike } from '@angan/domain/names/index.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { query } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import { useNames } from '../core/names/index.ts';
import { NearNames, usePlaceForm } from '../places/index.ts';
import { LocalityField, RecordFields, useOfficeCities } from '../records/index.ts';
import { FormDialog, LookupField } from '../ui/form/index.ts';
import { type AreaDraft, areaBody, areaDraftOf, areaMistakes, draftOfLocality } from './area-draft.ts';
import { areaApi } from './area-kind.tsx';
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
  const [city = null] = useOfficeCities();
  if (id !== undefined && !data) return null;
  return <Fields area={data} initial={areaDraftOf(data, city)} {...rest} />;
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
    mistakes: areaMistakes,
    save: (now) =>
      area ? areaApi.update({ params: { id: area.id }, body: areaBody(now) }) : areaApi.create({ body: areaBody(now) }),
    said: (row) => (area ? t`Saved: ${row.area}` : t`Area added: ${row.area}`),
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
      title={area ? t`Edit ${area.area}` : t`Add area`}
      submit={area ? t`Save` : t`Add area`}
      size="wide"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      {areaSections.map((section) => (
        <Fragment key={section}>
          <RecordFields
            fields={areaFields}
            names={namesOf(areaFields, section)}
            draft={draft}
            set={set}
            errors={errors}
            autoFocus="area"
            widths={{ city: 'half' }}
            special={{
              ...(!area && {
                area: () => (
                  <LocalityField
                    label={word(areaFields.area.label)}
                    value={draft.area}
                    city={draft.city}
                    maxLength={placeLimits.area}
                    error={errors.area}
                    onChange={(name) => set({ area: name })}
                    onTake={(taken) => set(draftOfLocality(taken))}
                  />
                ),
              }),
              city: () => (
                <LookupField
                  label={word(areaFields.city.label)}
                  choices={cities.map(({ id, city }) => ({ id, label: city }))}
                  value={draft.city}
                  required
                  error={errors.city}
                  onChange={(city) => set({ city })}
                />
              ),
              neighbours: () => (
                <NeighbourFields
                  neighbours={draft.neighbours}
                  others={there}
                  error={errors.neighbours}
                  onChange={(neighbours) => set({ neighbours })}
                />
              ),
            }}
          />
          {section === 'Name' && near.length > 0 && <NearNames near={near} onTake={onOpen} />}
        </Fragment>
      ))}
    </FormDialog>
  );
};

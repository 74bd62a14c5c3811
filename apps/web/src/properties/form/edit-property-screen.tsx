import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { address, query } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { useName } from '../../core/names/index.ts';
import { orKeep, seenOf } from '../../core/waiting/index.ts';
import { editPropertyPath, propertyName, propertyPath, useRecordForm } from '../../records/index.ts';
import { FormPage } from '../../ui/form/index.ts';
import { QueryPage } from '../../ui/query-page.tsx';
import { showProperty } from '../property-cache.ts';
import { changesOf, draftMistakes, draftOf, gapsOf, summaryOf } from './property-draft.ts';
import { PropertyForm } from './property-form.tsx';

interface Props {
  id: number;
  /** The field to begin with, of the form's own names. */
  field: string | undefined;
}

/** All that is known of a property, to be changed. */
export const EditProperty = ({ id, field }: Props) => {
  const record = useQuery({
    ...query(propertyCalls.get, { params: { id } }, { quiet: true }),
    // What somebody is changing does not change under their hands.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryPage
      title={t`Edit property`}
      query={record}
      failed={t`The property did not load.`}
      loading={t`Loading the property`}
      rows={8}
    >
      {(data) => <Editor key={id} property={data} field={field} />}
    </QueryPage>
  );
};

const Editor = ({ property, field }: { property: Property; field: string | undefined }) => {
  const [before] = useState(() => draftOf(property));
  const navigate = useNavigate();
  const back = () => navigate(propertyPath(property.id), { replace: true });
  useEffect(() => {
    if (!field) return;
    const place = document.querySelector(`[data-field="${CSS.escape(field)}"]`);
    place?.scrollIntoView({ block: 'center' });
    place?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  }, [field]);
  const { draft, set, errors, page } = useRecordForm({
    name: `property:${property.id}`,
    initial: before,
    mistakes: (now) => draftMistakes(now, true),
    save: (now) => {
      const params = { id: property.id };
      const body = changesOf(property, now);
      return orKeep(
        propertyCalls.update,
        { params, body },
        {
          title: t`Changes to ${propertyName(property)}`,
          detail: summaryOf(now, area),
          changes: ['property', 'inquiry'],
          seen: seenOf(address(propertyCalls.get.path, params), property, body),
          mend: { path: editPropertyPath(property.id), draft: { name: `property:${property.id}`, value: now } },
        },
      );
    },
    success: (changed) =>
      property.status === 'Draft' && changed.status === 'Available'
        ? t`${propertyName(changed)} is Available`
        : t`Saved: ${propertyName(changed)}`,
    onSaved: (changed) => {
      void showProperty(changed);
      back();
    },
    onKept: back,
  });
  const area = useName('areas', draft.area[0] ?? null);
  const gaps = property.status === 'Draft' ? gapsOf(draft) : [];
  return (
    <FormPage
      {...page}
      title={t`Edit ${property.property_code}`}
      submit={t`Save`}
      unchanged={Object.keys(changesOf(property, draft)).length === 0}
      error={errors.status}
      summary={summaryOf(draft, area)}
      note={gaps.length > 0 ? t`Saves as a draft. To list it: ${gaps.map(word).join(' ')}` : undefined}
      onCancel={back}
    >
      <PropertyForm draft={draft} errors={errors} set={set} property={property} />
    </FormPage>
  );
};

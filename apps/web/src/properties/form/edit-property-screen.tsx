import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { client, query, useCall } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { useName } from '../../core/names/index.ts';
import { propertyPath, useRecordForm } from '../../records/index.ts';
import { FormPage } from '../../ui/form/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ErrorState, LoadingRows } from '../../ui/states.tsx';
import { showProperty } from '../property-cache.ts';
import { changesOf, draftMistakes, draftOf, gapsOf, summaryOf } from './property-draft.ts';
import { PropertyForm } from './property-form.tsx';

const api = client(propertyCalls);

interface Props {
  id: number;
  /** The field to begin with, of the form's own names. */
  field: string | undefined;
}

/** All that is known of a property, to be changed. */
export const EditProperty = ({ id, field }: Props) => {
  const { data, error, refetch } = useQuery({
    ...query(propertyCalls.get, { params: { id } }, { quiet: true }),
    // What somebody is changing does not change under their hands.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return <Editor key={id} property={data} field={field} />;
  return (
    <PageFrame title={t`Edit property`}>
      {error ? (
        <ErrorState title={t`The property did not load.`} retry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <LoadingRows rows={8} label={t`Loading the property`} />
      )}
    </PageFrame>
  );
};

const Editor = ({ property, field }: { property: Property; field: string | undefined }) => {
  const [before] = useState(() => draftOf(property));
  const { draft, set, errors, refuse, ...form } = useRecordForm(`property:${property.id}`, before);
  const navigate = useNavigate();
  const area = useName('areas', draft.area[0] ?? null);
  const back = () => navigate(propertyPath(property.id), { replace: true });
  useEffect(() => {
    if (!field) return;
    const place = document.querySelector(`[data-field="${CSS.escape(field)}"]`);
    place?.scrollIntoView({ block: 'center' });
    place?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  }, [field]);
  const changes = changesOf(property, draft);
  const save = useCall(() => api.update({ params: { id: property.id }, body: changes }), {
    success: (changed) =>
      property.status === 'Draft' && changed.status === 'Available'
        ? t`${changed.property_code} is Available`
        : t`Saved: ${changed.property_code}`,
    onFieldErrors: refuse,
    onSuccess: (changed) => {
      form.clear();
      void showProperty(changed);
      back();
    },
  });
  const submit = () => {
    const wrong = draftMistakes(draft, true);
    refuse(wrong);
    if (Object.keys(wrong).length === 0) save.mutate();
  };
  const gaps = property.status === 'Draft' ? gapsOf(draft) : [];
  return (
    <FormPage
      title={t`Edit ${property.property_code}`}
      submit={t`Save`}
      busy={save.isPending}
      unchanged={Object.keys(changes).length === 0}
      error={errors.status}
      summary={summaryOf(draft, area)}
      note={gaps.length > 0 ? t`A Draft until this is known: ${gaps.map(word).join(' ')}` : undefined}
      isKept={form.isKept}
      onStartOver={form.startOver}
      onSubmit={submit}
      onCancel={back}
    >
      <PropertyForm draft={draft} errors={errors} set={set} property={property} />
    </FormPage>
  );
};

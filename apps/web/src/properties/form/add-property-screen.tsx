import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { word } from '../../core/language/index.ts';
import { useName } from '../../core/names/index.ts';
import { orKeep } from '../../core/waiting/index.ts';
import { forgetPhotos, leavePhotos, PhotoPicker, photosOf, sendPhotos } from '../../gallery/index.ts';
import {
  newPersonOf,
  newPropertyForm,
  PasteLink,
  propertyPath,
  useRecordForm,
  useUsualUnit,
} from '../../records/index.ts';
import { FormPage } from '../../ui/form/index.ts';
import { showProperty } from '../property-cache.ts';
import { bodyOf, draftMistakes, emptyDraft, gapsOf, type PropertyDraft, summaryOf } from './property-draft.ts';
import { PropertyForm } from './property-form.tsx';

/** The few facts that put a property on offer; everything else is asked for where somebody wants to say it. */
export const AddProperty = () => {
  const unitOf = useUsualUnit();
  const [empty] = useState<PropertyDraft>(() => ({ ...emptyDraft, size_unit: unitOf() }));
  const navigate = useNavigate();
  const { draft, set, errors, page } = useRecordForm({
    name: newPropertyForm,
    initial: empty,
    mistakes: draftMistakes,
    save: (now) =>
      orKeep(
        propertyCalls.create,
        { body: bodyOf(now) },
        {
          title: t`New property, ${summaryOf(now, area)}`,
          changes: ['property', 'contact', 'inquiry'],
          makes: newPersonOf(now.contact),
          mend: { path: '/addProperty', draft: { name: newPropertyForm, value: now } },
          files: photosOf(newPropertyForm),
        },
      ),
    success: word(propertyTexts.created),
    failure: word(propertyTexts.createFailed),
    onKept: () => {
      leavePhotos(newPropertyForm);
      navigate('/searchProperty', { replace: true });
    },
    onSaved: (property) => {
      sendPhotos(newPropertyForm, property.id);
      void showProperty(property);
      navigate(propertyPath(property.id), { replace: true });
    },
  });
  const area = useName('areas', draft.area[0] ?? null);
  const gaps = draft.property_subtype === null ? [] : gapsOf(draft);
  return (
    <FormPage
      {...page}
      title={t`Add property`}
      actions={<PasteLink />}
      submit={t`Add property`}
      summary={summaryOf(draft, area)}
      note={gaps.length > 0 ? t`Saves as a draft. To list it: ${gaps.map(word).join(' ')}` : undefined}
      onStartOver={() => {
        page.onStartOver();
        forgetPhotos(newPropertyForm);
      }}
      onCancel={() => navigate('/searchProperty')}
    >
      <PropertyForm draft={draft} errors={errors} set={set} />
      <PhotoPicker form={newPropertyForm} />
    </FormPage>
  );
};

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { FormDialog } from '../../ui/form/index.ts';
import { noPoint, PlaceFields, type Point } from '../place-fields.tsx';
import type { Sending } from './use-send.ts';

/** Where something is, pasted from any map. */
export const PlaceDialog = ({ sending, onClose }: { sending: Sending; onClose: () => void }) => {
  const [place, setPlace] = useState<Point | null>(null);
  const [wrong, setWrong] = useState('');
  const submit = () => {
    if (!place) {
      setWrong(noPoint());
      return;
    }
    const { latitude, longitude, name } = place;
    onClose();
    void sending.send(
      { content_type: 'location', latitude, longitude, place_name: name },
      { body: name, what: t`Location` },
    );
  };
  return (
    <FormDialog opened title={t`Send a location`} submit={t`Send`} onSubmit={submit} onClose={onClose}>
      <PlaceFields
        value={place}
        error={wrong || undefined}
        onChange={(next) => {
          setPlace(next);
          setWrong('');
        }}
        autoFocus
      />
    </FormDialog>
  );
};

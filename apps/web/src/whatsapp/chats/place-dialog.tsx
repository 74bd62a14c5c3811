import { messageLimits } from '@angan/contract/whatsapp/messages.ts';
import { useState } from 'react';
import { FormDialog, TextField } from '../../ui/form/index.ts';
import type { Sending } from './use-send.ts';

/** 'latitude, longitude' as maps copy it, also out of a link; undefined for anything else. */
const pointIn = (text: string): { latitude: number; longitude: number } | undefined => {
  const [, first, second] = /(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)/.exec(text) ?? [];
  const point = { latitude: Number(first), longitude: Number(second) };
  return first && Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined;
};

/** Where something is, pasted from any map. */
export const PlaceDialog = ({ sending, onClose }: { sending: Sending; onClose: () => void }) => {
  const [point, setPoint] = useState('');
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState('');
  const submit = () => {
    const found = pointIn(point);
    if (!found) {
      setWrong('Paste latitude and longitude, as 23.0301, 72.4716, or a link of a map.');
      return;
    }
    onClose();
    void sending.send({ content_type: 'location', ...found, place_name: name }, { body: name, what: 'Location' });
  };
  return (
    <FormDialog opened title="Send a location" submit="Send" onSubmit={submit} onClose={onClose}>
      <TextField
        label="Latitude and longitude"
        placeholder="23.0301, 72.4716"
        value={point}
        onChange={setPoint}
        error={wrong}
        autoFocus
        maxLength={500}
      />
      <TextField label="Name of the place" value={name} onChange={setName} maxLength={messageLimits.place} />
    </FormDialog>
  );
};

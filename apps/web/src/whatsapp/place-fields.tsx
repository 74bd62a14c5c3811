import { messageLimits } from '@angan/contract/whatsapp/messages.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { perLanguage } from '../core/language/index.ts';
import { TextField } from '../ui/form/index.ts';

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
  readonly name: string;
  readonly address: string;
}

export const noPoint = perLanguage(() => t`Paste latitude and longitude, as 23.0301, 72.4716, or a link of a map.`);

/** 'latitude, longitude' as maps copy it, also out of a link; undefined for anything else. */
const pointIn = (text: string): { latitude: number; longitude: number } | undefined => {
  const [, first, second] = /(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)/.exec(text) ?? [];
  const point = { latitude: Number(first), longitude: Number(second) };
  return first && Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined;
};

/** Where something is, pasted from any map. Answers null as long as that is no point. */
export const PlaceFields = ({
  value,
  error,
  onChange,
  autoFocus = false,
}: {
  value: Point | null;
  error?: string | undefined;
  onChange: (place: Point | null) => void;
  autoFocus?: boolean;
}) => {
  const [point, setPoint] = useState(value ? `${value.latitude}, ${value.longitude}` : '');
  const [name, setName] = useState(value?.name ?? '');
  const put = (text: string, called: string) => {
    setPoint(text);
    setName(called);
    const found = pointIn(text);
    onChange(found ? { ...found, name: called, address: value?.address ?? '' } : null);
  };
  return (
    <>
      <TextField
        label={t`Latitude and longitude`}
        placeholder="23.0301, 72.4716"
        value={point}
        onChange={(text) => put(text, name)}
        error={error ?? (point !== '' && !pointIn(point) ? noPoint() : undefined)}
        autoFocus={autoFocus}
        maxLength={500}
      />
      <TextField
        label={t`Name of the place`}
        value={name}
        onChange={(called) => put(point, called)}
        maxLength={messageLimits.place}
      />
    </>
  );
};

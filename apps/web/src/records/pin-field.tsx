import { pointIn } from '@angan/domain/map-point.ts';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { errorLine } from '../ui/form/index.ts';

const unreadable = 'Paste a map link, or write it as 23.0225, 72.5714.';

interface Props {
  /** Degrees as text; '' for none. */
  latitude: string;
  longitude: string;
  onChange: (point: { latitude: string; longitude: string }) => void;
  error?: string | undefined;
}

/** Where it lies on the map: two numbers, a map link, or where the phone is now. */
export const PinField = ({ latitude, longitude, onChange, error }: Props) => {
  const [typed, setTyped] = useState(latitude && longitude ? `${latitude}, ${longitude}` : '');
  const [problem, setProblem] = useState<string>();
  const place = (latitude: number, longitude: number) => {
    setTyped(`${latitude}, ${longitude}`);
    onChange({ latitude: String(latitude), longitude: String(longitude) });
  };
  const read = (text: string) => {
    setTyped(text);
    setProblem(undefined);
    const point = pointIn(text);
    onChange({ latitude: point ? String(point.latitude) : '', longitude: point ? String(point.longitude) : '' });
  };
  return (
    <TextInput
      label="Place on the map"
      value={typed}
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description="A map link, or where you stand now"
      error={errorLine(problem ?? error)}
      onChange={(event) => read(event.currentTarget.value)}
      onBlur={() => typed.trim() !== '' && !pointIn(typed) && setProblem(unreadable)}
      rightSection={
        'geolocation' in navigator && (
          <ActionIcon
            variant="subtle"
            aria-label="Take the place where I am"
            onClick={() =>
              navigator.geolocation.getCurrentPosition(
                ({ coords }) => place(Number(coords.latitude.toFixed(6)), Number(coords.longitude.toFixed(6))),
                () => setProblem('The phone did not tell where it is. Allow it, or paste a map link.'),
                { enableHighAccuracy: true, timeout: 10_000 },
              )
            }
          >
            <IconCurrentLocation size={18} aria-hidden />
          </ActionIcon>
        )
      }
    />
  );
};

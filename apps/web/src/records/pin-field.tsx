import { pointIn } from '@angan/domain/map-point.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { perLanguage } from '../core/language/index.ts';
import { canLocate, locate } from '../core/platform/index.ts';
import { errorLine } from '../ui/form/index.ts';

const unreadable = perLanguage(() => t`Paste a map link, or write it as 23.0225, 72.5714.`);

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
      label={t`Place on the map`}
      value={typed}
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={t`A map link, or where you stand now`}
      error={errorLine(problem ?? error)}
      onChange={(event) => read(event.currentTarget.value)}
      onBlur={() => typed.trim() !== '' && !pointIn(typed) && setProblem(unreadable())}
      rightSection={
        canLocate() && (
          <ActionIcon
            variant="subtle"
            aria-label={t`Take the place where I am`}
            onClick={() =>
              locate().then(
                ({ latitude, longitude }) => place(Number(latitude.toFixed(6)), Number(longitude.toFixed(6))),
                () => setProblem(t`The phone did not tell where it is. Allow it, or paste a map link.`),
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

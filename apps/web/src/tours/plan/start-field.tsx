import type { Point } from '@angan/domain/distance.ts';
import { pointIn } from '@angan/domain/map-point.ts';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { errorLine } from '../../ui/form/index.ts';

/** Where the people set out: a map link, two numbers, or where the phone is; empty for the first stop. */
export const StartField = ({ onChange }: { onChange: (point: Point | null) => void }) => {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const read = (text: string) => {
    setTyped(text);
    setProblem(undefined);
    onChange(pointIn(text) ?? null);
  };
  return (
    <TextInput
      label="Start from"
      placeholder="The first stop"
      value={typed}
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      error={errorLine(problem)}
      onChange={(event) => read(event.currentTarget.value)}
      onBlur={() =>
        typed.trim() !== '' && !pointIn(typed) && setProblem('Paste a map link, or write it as 23.0225, 72.5714.')
      }
      rightSection={
        'geolocation' in navigator && (
          <ActionIcon
            variant="subtle"
            aria-label="Start where I am"
            onClick={() =>
              navigator.geolocation.getCurrentPosition(
                ({ coords }) => read(`${coords.latitude.toFixed(6)}, ${coords.longitude.toFixed(6)}`),
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

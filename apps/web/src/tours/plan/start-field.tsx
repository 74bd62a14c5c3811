import type { Point } from '@angan/domain/distance.ts';
import { pointIn } from '@angan/domain/map-point.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { canLocate, locate } from '../../core/platform/index.ts';
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
      label={t`Start from`}
      placeholder={t`The first stop`}
      value={typed}
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      error={errorLine(problem)}
      onChange={(event) => read(event.currentTarget.value)}
      onBlur={() =>
        typed.trim() !== '' && !pointIn(typed) && setProblem(t`Paste a map link, or write it as 23.0225, 72.5714.`)
      }
      rightSection={
        canLocate() && (
          <ActionIcon
            variant="subtle"
            aria-label={t`Start where I am`}
            onClick={() =>
              locate().then(
                ({ latitude, longitude }) => read(`${latitude.toFixed(6)}, ${longitude.toFixed(6)}`),
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

import type { ReferredTo } from '@angan/contract/kit/pairs.ts';
import type { ComponentType } from 'react';
import { AreaField } from './area-field.tsx';
import { SourceField } from './source-field.tsx';

interface Props {
  label: string;
  required: boolean;
  error: string | undefined;
  value: number | null;
  onChange: (id: number | null) => void;
}

const controls: Record<ReferredTo, ComponentType<Props>> = { area: AreaField, source: SourceField };

/** The control of a field that says what it refers to. */
export const ReferredField = ({ to, ...props }: Props & { to: ReferredTo }) => {
  const Control = controls[to];
  return <Control {...props} />;
};

import { t } from '@lingui/core/macro';
import { PlacePicker } from './place-picker.tsx';
import { useAreaPicker } from './use-area-picker.tsx';

interface Shared {
  label?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  error?: string | undefined;
}

interface OneProps extends Shared {
  value: number | null;
  onChange: (id: number | null) => void;
}

/** An area of the company, found by its name or what brokers call it; one that is missing is made in place. */
export const AreaField = ({ label = t`Area`, value, onChange, ...rest }: OneProps) => {
  const { picker, nameOf, dialog } = useAreaPicker(onChange);
  return (
    <>
      <PlacePicker
        label={label}
        placeholder={t`Find an area`}
        {...rest}
        {...picker}
        chosen={value === null ? [] : [nameOf(value)]}
        onTake={onChange}
        onDrop={() => onChange(null)}
      />
      {dialog}
    </>
  );
};

interface ManyProps extends Shared {
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
  max?: number;
}

/** The same for several areas. */
export const AreasField = ({ label = t`Areas`, chosen, onChange, max, ...rest }: ManyProps) => {
  const add = (id: number) => onChange([...new Set([...chosen, id])]);
  const { picker, nameOf, dialog } = useAreaPicker(add);
  const isFull = max !== undefined && chosen.length >= max;
  const free = picker.options.filter(({ id }) => !chosen.includes(id));
  return (
    <>
      <PlacePicker
        label={label}
        placeholder={t`Find an area`}
        {...rest}
        {...picker}
        {...(isFull && { near: [], creations: [] })}
        many
        options={isFull ? [] : free}
        chosen={chosen.map(nameOf)}
        onTake={add}
        onDrop={(dropped) => onChange(chosen.filter((id) => id !== dropped))}
      />
      {dialog}
    </>
  );
};

import { societyLimits } from '@angan/contract/societies/societies.ts';
import { stateOfCity } from '@angan/domain/lookups/places.ts';
import { unlikeProjectRera } from '@angan/domain/rera.ts';
import { useNames } from '../core/names/index.ts';
import { TextField } from '../ui/form/index.ts';

interface Props {
  /** Tells the state. */
  area: number | null;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The registration of the project; a number that is not written as the state's are is asked about, never refused. */
export const ReraField = ({ area, value, error, onChange }: Props) => {
  const city = useNames((names) => names.areas).find(({ id }) => id === area)?.city;
  const unlike = unlikeProjectRera(value, stateOfCity(city)?.state ?? null);
  return (
    <TextField
      label="RERA number"
      value={value}
      maxLength={societyLimits.rera_no}
      error={error}
      hint={unlike && `Numbers of this state are written as ${unlike}. Check it once more.`}
      onChange={onChange}
    />
  );
};

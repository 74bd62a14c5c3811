import type { Field } from '@angan/contract/kit/presented.ts';
import type { ReactNode } from 'react';
import { word } from '../core/language/index.ts';
import { FieldRuns } from './field-runs.tsx';
import { type FieldWidth, KindField, type ShownPair, usualWidth } from './kind-field.tsx';

type Names<F> = keyof F & string;
interface Props<F> {
  /** The noun's fields, as the contract declares them. */
  fields: F;
  /** Those that are drawn here, in this order. */
  names: readonly Names<F>[];
  draft: { [Name in Names<F>]?: unknown };
  set: (change: { [Name in Names<F>]?: never }) => void;
  errors: Readonly<Record<string, string>>;
  /** Controls that are more than their kind tells; null: inside another one's. */
  special?: { [Name in Names<F>]?: (() => ReactNode) | null };
  widths?: { [Name in Names<F>]?: FieldWidth };
  /** What is said under a field in place of its own hint. */
  hints?: { [Name in Names<F>]?: string | undefined };
  /** Words already in use, which the field offers while one types. */
  suggestions?: { [Name in Names<F>]?: readonly string[] };
  /** One under the other, whatever room there is. */
  stacked?: boolean;
  autoFocus?: Names<F>;
}

/** Fields of a record in its form: the control of each by its kind, neighbours that have room for it side by side. */
export const RecordFields = <F extends Readonly<Record<string, Field & ShownPair>>>(props: Props<F>) => {
  const { fields, names, draft, set, errors, stacked = false } = props;
  const special: { [Name in Names<F>]?: (() => ReactNode) | null } = props.special ?? {};
  const widthOf = (name: Names<F>): FieldWidth =>
    stacked ? 'whole' : (props.widths?.[name] ?? (special[name] ? 'whole' : usualWidth(fields[name]!)));
  return (
    <FieldRuns names={names.filter((name) => special[name] !== null)} widthOf={widthOf}>
      {(name) => {
        const { label, unit, hint, placeholder, isRequired } = fields[name]!;
        return (
          special[name]?.() ?? (
            <KindField
              pair={fields[name]!}
              label={label}
              unit={unit}
              hint={props.hints?.[name] ?? hint}
              placeholder={placeholder && word(placeholder)}
              required={isRequired}
              keepsUnreadable
              autoFocus={name === props.autoFocus}
              suggestions={props.suggestions?.[name]}
              error={errors[name]}
              value={draft[name]}
              onChange={(value) => set({ [name]: value } as { [Name in Names<F>]?: never })}
            />
          )
        );
      }}
    </FieldRuns>
  );
};

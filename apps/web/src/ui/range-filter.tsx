import { t } from '@lingui/core/macro';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { formatNumber, moneyInWords, perLanguage } from '../core/language/index.ts';
import { lazyPart } from '../core/screen.ts';
import { filterSettles } from './choice-filter.tsx';
import { FilterChip } from './filter-bar.tsx';
import {
  AmountField,
  amountIn,
  amountUnreadable,
  FieldPair,
  MoneyField,
  moneyUnreadable,
  rupeesIn,
  sizeIn,
  sizeUnreadable,
} from './form/index.ts';
import type { UrlState } from './use-url-state.ts';

/** Knows the measures of every state. */
const sizeField = lazyPart(() => import('./form/size-field.tsx'), 'SizeField');

interface Props {
  url: UrlState;
  /** Of the field: the parameters are `{name}__gte` and `{name}__lte`. */
  name: string;
  label: string;
  /** `money` in rupees, `size` in square feet, `number` as it is. */
  kind: 'money' | 'size' | 'number';
  startsOpen?: boolean | undefined;
  per?: string;
}

const kinds = perLanguage(
  () =>
    ({
      money: { read: rupeesIn, shown: moneyInWords, unit: '', wrong: moneyUnreadable() },
      size: { read: sizeIn, shown: formatNumber, unit: t` sqft`, wrong: sizeUnreadable() },
      number: { read: amountIn, shown: formatNumber, unit: '', wrong: amountUnreadable() },
    }) as const,
);

/** From and to: a chip that reads '80 Lakhs to 2.5 Cr', or '5' where both are one. */
export const RangeFilter = ({ url, name, label, kind, per, startsOpen }: Props) => {
  const { read, shown, unit, wrong } = kinds()[kind];
  const [from, to] = [url.get(`${name}__gte`) ?? '', url.get(`${name}__lte`) ?? ''];
  const [typed, setTyped] = useState({ from, to });
  useEffect(
    () => setTyped((now) => (read(now.from) === read(from) && read(now.to) === read(to) ? now : { from, to })),
    [from, to, read],
  );
  const apply = useDebouncedCallback((next: typeof typed) => {
    const [least, most] = [read(next.from), read(next.to)];
    // What cannot be read is told beside the field and filters nothing yet.
    if (least === undefined || most === undefined) return;
    url.filter({ [`${name}__gte`]: least, [`${name}__lte`]: most });
  }, filterSettles);
  const type = (change: Partial<typeof typed>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    apply(next);
  };
  const [least, most] = [from && `${shown(Number(from))}${to ? '' : unit}`, to && `${shown(Number(to))}${unit}`];
  const both = from === to ? most : t`${least} to ${most}`;
  const range = least && most ? both : least ? t`from ${least}` : t`up to ${most}`;
  const fields = { from: t`${label} from`, to: t`${label} to` };
  return (
    <FilterChip
      label={label}
      value={least || most ? range : ''}
      onClear={() => url.filter({ [`${name}__gte`]: null, [`${name}__lte`]: null })}
      startsOpen={startsOpen}
    >
      <FieldPair>
        {(['from', 'to'] as const).map((end) => {
          const shared = {
            label: fields[end],
            value: typed[end],
            error: read(typed[end]) === undefined ? wrong : undefined,
            onChange: (text: string) => type({ [end]: text }),
          };
          if (kind === 'number') return <AmountField key={end} {...shared} unit={per} />;
          return kind === 'money' ? (
            <MoneyField key={end} {...shared} {...(per && { per })} />
          ) : (
            <sizeField.Component key={end} {...shared} unit="Sqft" />
          );
        })}
      </FieldPair>
    </FilterChip>
  );
};

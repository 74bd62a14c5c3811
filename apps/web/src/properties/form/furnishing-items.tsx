import { propertyLimits } from '@angan/contract/properties/property-limits.ts';
import { furnishingItems } from '@angan/domain/lookups/property-lists.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { word } from '../../core/language/index.ts';
import type { FieldProps } from './field-props.ts';
import styles from './property-form.module.css';

type Item = (typeof furnishingItems)[number];

/** What stands in it, each with how many: one tap more, one tap fewer. */
export const FurnishingItems = ({ draft, set, errors }: FieldProps) => {
  const counts = draft.furnishing_items;
  const change = (item: Item, count: number) => {
    const { [item]: _, ...others } = counts;
    set({
      furnishing_items: count > 0 ? { ...others, [item]: Math.min(count, propertyLimits.furnishingItems) } : others,
    });
  };
  return (
    <fieldset className={styles.items}>
      <legend>{t`Furnished with`}</legend>
      <div className={styles.itemGrid}>
        {furnishingItems.map((item) => {
          const count = counts[item] ?? 0;
          return (
            <div key={item} className={styles.item} data-some={count > 0 || undefined}>
              <span>{word(item)}</span>
              <ActionIcon
                variant="subtle"
                aria-label={t`Fewer: ${word(item)}`}
                disabled={count === 0}
                onClick={() => change(item, count - 1)}
              >
                <IconMinus size={16} aria-hidden />
              </ActionIcon>
              <output aria-label={word(item)}>{count}</output>
              <ActionIcon variant="subtle" aria-label={t`More: ${word(item)}`} onClick={() => change(item, count + 1)}>
                <IconPlus size={16} aria-hidden />
              </ActionIcon>
            </div>
          );
        })}
      </div>
      {errors.furnishing_items && <p className={styles.error}>{errors.furnishing_items}</p>}
    </fieldset>
  );
};

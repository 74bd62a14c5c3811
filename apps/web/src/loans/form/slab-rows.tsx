import { loanLimits } from '@angan/contract/loans/loan-fields.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { AmountField, errorLine, FieldPair, MoneyField } from '../../ui/form/index.ts';
import { inPlace } from '../../ui/in-place.tsx';
import styles from '../loan-record.module.css';
import type { SlabDraft } from './loan-draft.ts';

interface Props {
  slabs: readonly SlabDraft[];
  error: string | undefined;
  onChange: (slabs: SlabDraft[]) => void;
}

/** Percents by what was disbursed, in the place of the one percent: the whole amount at the row it falls in. */
export const SlabRows = ({ slabs, error, onChange }: Props) => {
  const change = (at: number, next: Partial<SlabDraft>) =>
    onChange(slabs.map((slab, index) => (index === at ? { ...slab, ...next } : slab)));
  return (
    <>
      {inPlace(slabs, (slab, at) => (
        <div className={styles.who}>
          <span className={styles.whoWords}>
            <FieldPair>
              <MoneyField
                label={t`Slab ${at + 1}, disbursed up to`}
                value={slab.up_to}
                hint={t`Empty: above all others`}
                onChange={(up_to) => change(at, { up_to })}
              />
              <AmountField
                label={t`Slab ${at + 1}, percent`}
                unit="%"
                value={slab.rate}
                onChange={(rate) => change(at, { rate })}
              />
            </FieldPair>
          </span>
          <ActionIcon
            aria-label={t`Remove slab ${at + 1}`}
            onClick={() => onChange(slabs.filter((_, index) => index !== at))}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {error && <p role="alert">{errorLine(error)}</p>}
      {slabs.length < loanLimits.slabs && (
        <span>
          <Button
            size="xs"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => onChange([...slabs, { up_to: '', rate: '' }])}
          >
            {t`Add slab`}
          </Button>
        </span>
      )}
    </>
  );
};

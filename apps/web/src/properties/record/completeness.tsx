import type { Property } from '@angan/contract/properties/properties.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { word } from '../../core/language/index.ts';
import { AddPhotos } from '../../gallery/index.ts';
import { FactPart } from '../../records/index.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import styles from './completeness.module.css';

const LeaseDialog = lazy(async () => ({ default: (await import('../lease/lease-dialog.tsx')).LeaseDialog }));

interface Props {
  property: Property;
  /** Opens the form at a field; left out for who may not change the property. */
  onEdit: ((field: string) => void) | undefined;
  onAddOwner: (() => void) | undefined;
}

/** How much of what matters is known, and what would bring it furthest: each hint leads to where it is mended. */
export const Completeness = ({ property, onEdit, onAddOwner }: Props) => {
  const [leasing, setLeasing] = useState(false);
  const ways: Readonly<Record<string, (() => void) | undefined>> = {
    contact: onAddOwner,
    preleased: () => setLeasing(true),
  };
  return (
    <FactPart title={t`Completeness`} note={`${property.completeness} %`}>
      <ProgressBar label={t`Completeness`} done={property.completeness} total={100} />
      {onEdit && property.completeness_hints.length > 0 && (
        <div className={styles.hints}>
          {property.completeness_hints.map(({ field, hint }) =>
            field === 'images' ? (
              <AddPhotos key={field} of="property" id={property.id} there={property.image_count}>
                {word(hint)}
              </AddPhotos>
            ) : (
              <Button
                key={field}
                size="xs"
                leftSection={<IconPlus size={14} aria-hidden />}
                onClick={ways[field] ?? (() => onEdit(field))}
              >
                {word(hint)}
              </Button>
            ),
          )}
        </div>
      )}
      {leasing && (
        <Suspense fallback={null}>
          <LeaseDialog property={property} lease={undefined} onClose={() => setLeasing(false)} />
        </Suspense>
      )}
    </FactPart>
  );
};

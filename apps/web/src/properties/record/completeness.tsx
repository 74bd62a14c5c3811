import type { Property } from '@angan/contract/properties/properties.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { FactPart } from '../../records/index.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import styles from './completeness.module.css';

/** How much of what matters is known, and what would bring it furthest. */
export const Completeness = ({ property, onEdit }: { property: Property; onEdit: (() => void) | undefined }) => (
  <FactPart title="Completeness" note={`${property.completeness} %`}>
    <ProgressBar label="Completeness" done={property.completeness} total={100} />
    {onEdit && property.completeness_hints.length > 0 && (
      <div className={styles.hints}>
        {property.completeness_hints.map((hint) => (
          <Button key={hint} size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={onEdit}>
            {hint}
          </Button>
        ))}
      </div>
    )}
  </FactPart>
);

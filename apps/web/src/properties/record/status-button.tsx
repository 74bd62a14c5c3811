import type { Property } from '@angan/contract/properties/properties.ts';
import { t } from '@lingui/core/macro';
import { IconChevronDown } from '@tabler/icons-react';
import { formatDate, word } from '../../core/language/index.ts';
import { PropertyStatusBadge } from '../../records/index.ts';
import styles from './status-button.module.css';

interface Props {
  property: Property;
  /** Left out where it cannot be moved by who reads. */
  onMove: (() => void) | undefined;
}

/** The status, which is also where it is changed; why and until when stand beside it. */
export const StatusButton = ({ property, onMove }: Props) => {
  const why = [
    property.status_reason && word(property.status_reason),
    property.hold_until && t`until ${formatDate(property.hold_until)}`,
    property.closed_by && t`by ${word(property.closed_by).toLowerCase()}`,
    property.asked && t`${property.asked.by_name} asks for ${word(property.asked.status)}`,
  ].filter(Boolean);
  return (
    <span className={styles.status}>
      {onMove ? (
        <button
          type="button"
          className={styles.move}
          aria-label={t`Change status, ${word(property.status)}`}
          onClick={onMove}
        >
          <PropertyStatusBadge status={property.status} />
          <IconChevronDown size={14} aria-hidden />
        </button>
      ) : (
        <PropertyStatusBadge status={property.status} />
      )}
      {why.length > 0 && <span className={styles.why}>{why.join(', ')}</span>}
    </span>
  );
};

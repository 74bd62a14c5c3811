import type { Property } from '@angan/contract/properties/properties.ts';
import { formatDate } from '@angan/domain/dates.ts';
import { IconChevronDown } from '@tabler/icons-react';
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
    property.status_reason,
    property.hold_until && `until ${formatDate(property.hold_until)}`,
    property.closed_by && `by ${property.closed_by.toLowerCase()}`,
    property.asked && `${property.asked.by_name} asks for ${property.asked.status}`,
  ].filter(Boolean);
  return (
    <span className={styles.status}>
      {onMove ? (
        <button type="button" className={styles.move} aria-label={`Change status, ${property.status}`} onClick={onMove}>
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

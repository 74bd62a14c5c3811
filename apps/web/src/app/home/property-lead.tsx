import type { HomeProperty } from '@angan/contract/home/home.ts';
import { Link } from 'react-router';
import { homeName, placeOf, priceText, propertyPath } from '../../records/light.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './home.module.css';

/** What a row of a property begins with: its picture, and the way to it by price, kind and place. */
export const PropertyLead = ({ property }: { property: HomeProperty }) => (
  <>
    <span className={styles.picture}>
      <Picture size="row" src={property.cover} />
    </span>
    <Link to={propertyPath(property.id)} className={styles.rowText}>
      <span className="truncate">
        <span className={styles.rowName}>{priceText(property)}</span> {homeName(property)}
      </span>
      <span className={`truncate ${styles.rowMore}`}>{placeOf(property)}</span>
    </Link>
  </>
);

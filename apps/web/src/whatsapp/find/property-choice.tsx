import type { ChatProperty } from '@angan/contract/whatsapp/chats.ts';
import { word } from '../../core/language/index.ts';
import { titleText } from '../../records/index.ts';
import styles from './find.module.css';

/** A property among those that were found: its picture, price and place. */
export const PropertyChoice = ({ property }: { property: ChatProperty }) => (
  <>
    <Cover property={property} />
    <span className={styles.choiceWords}>
      <span className={styles.choiceName}>{word(property.price)}</span>
      <span className={styles.choiceSecond}>
        {titleText(property)}, {property.property_code}
      </span>
    </span>
  </>
);

export const Cover = ({ property }: { property: ChatProperty }) =>
  property.cover ? (
    <img className={styles.cover} src={property.cover} alt="" loading="lazy" />
  ) : (
    <span className={styles.cover} />
  );

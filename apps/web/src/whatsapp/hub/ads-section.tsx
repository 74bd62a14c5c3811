import type { WhatsappAd } from '@angan/contract/whatsapp/ads.ts';
import { formatDate } from '@angan/domain/dates.ts';
import { formatNumber } from '@angan/domain/money.ts';
import { IconChevronRight } from '@tabler/icons-react';
import styles from './hub.module.css';

const counted = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Which advertisements brought people here, and what became of them; nothing where none did. */
export const AdsSection = ({ ads }: { ads: readonly WhatsappAd[] }) => {
  if (ads.length === 0) return null;
  return (
    <section aria-labelledby="ads">
      <h2 id="ads" className={styles.listTitle}>
        Came by advertisements
      </h2>
      <ul className={styles.items}>
        {ads.map(({ id, name, url, people, contacts, inquiries, last_at }) => (
          <li key={id} className={styles.item}>
            <div className={styles.ad}>
              {url ? (
                <a href={url} className={styles.link} target="_blank" rel="noreferrer">
                  {name}
                </a>
              ) : (
                <span className={styles.link}>{name}</span>
              )}
              <span className={styles.what}>
                {counted(people, 'person', 'people')}, {counted(contacts, 'contact', 'contacts')},{' '}
                {counted(inquiries, 'inquiry', 'inquiries')}. Last {formatDate(last_at)}
              </span>
            </div>
            {url && <IconChevronRight className={styles.go} aria-hidden />}
          </li>
        ))}
      </ul>
    </section>
  );
};

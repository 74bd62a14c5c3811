import type { WhatsappAd } from '@angan/contract/whatsapp/ads.ts';
import { plural, t } from '@lingui/core/macro';
import { IconChevronRight } from '@tabler/icons-react';
import { formatDate, formatNumber } from '../../core/language/index.ts';
import styles from './hub.module.css';

/** Which advertisements brought people here, and what became of them; nothing where none did. */
export const AdsSection = ({ ads }: { ads: readonly WhatsappAd[] }) => {
  if (ads.length === 0) return null;
  return (
    <section aria-labelledby="ads">
      <h2 id="ads" className={styles.listTitle}>
        {t`Came by advertisements`}
      </h2>
      <ul className={`list-unstyled ${styles.items}`}>
        {ads.map(({ id, name, url, people, contacts, inquiries, last_at }) => (
          <li key={id} className={styles.item}>
            <div className={styles.ad}>
              {url ? (
                <a href={url} className={`stretched-link ${styles.link}`} target="_blank" rel="noreferrer">
                  {name}
                </a>
              ) : (
                <span className={styles.link}>{name}</span>
              )}
              <span className={styles.what}>
                {[
                  plural(people, { one: `${formatNumber(people)} person`, other: `${formatNumber(people)} people` }),
                  plural(contacts, {
                    one: `${formatNumber(contacts)} contact`,
                    other: `${formatNumber(contacts)} contacts`,
                  }),
                  plural(inquiries, {
                    one: `${formatNumber(inquiries)} inquiry`,
                    other: `${formatNumber(inquiries)} inquiries`,
                  }),
                ].join(', ')}
                {t`. Last ${formatDate(last_at)}`}
              </span>
            </div>
            {url && <IconChevronRight className={styles.go} aria-hidden />}
          </li>
        ))}
      </ul>
    </section>
  );
};

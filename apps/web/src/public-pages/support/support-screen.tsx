import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { QueryView } from '../../ui/query-view.tsx';
import styles from '../article.module.css';
import { Article } from '../article.tsx';
import { useOperator } from '../use-operator.ts';
import { waysTo } from '../ways.tsx';
import { supportTopics, supportTypes } from './topics.ts';

/** How to reach whoever runs this, and the answers that need nobody. */
export const SupportScreen = () => {
  const topics = supportTopics();
  return (
    <Article title={t`Support`}>
      <p className={styles.lead}>{t`Most answers are a page away. For the rest, talk to us.`}</p>
      <QueryView query={useOperator()} failed={t`How to reach us did not load.`} loading={null}>
        {(operator) => {
          const ways = waysTo(operator);
          return (
            ways.length > 0 && (
              <ul className={`list-unstyled ${styles.list}`} aria-label={t`Talk to us`}>
                {ways.map(({ name, shown, href, icon }) => (
                  <li key={href}>
                    <a href={href}>
                      <b>
                        {icon}
                        {name}
                      </b>
                      {shown}
                    </a>
                  </li>
                ))}
              </ul>
            )
          );
        }}
      </QueryView>
      <h2>{t`Guides`}</h2>
      <ul className={`list-unstyled ${styles.list}`} aria-label={t`Guides`}>
        {supportTypes.map((type) => (
          <li key={type}>
            <Link to={`/detailSupport/${type}`}>
              <b>{topics[type].title}</b>
              {topics[type].about}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/qna">{t`Questions and answers`}</Link>
      </p>
    </Article>
  );
};

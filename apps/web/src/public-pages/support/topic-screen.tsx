import { t } from '@lingui/core/macro';
import { Link, useParams } from 'react-router';
import styles from '../article.module.css';
import { Article } from '../article.tsx';
import { NoSuchPage } from '../no-such-page.tsx';
import { supportTopics, supportTypes } from './topics.ts';

/** One guide: its steps in order, what people stumble over, and the next guide. */
export const SupportTopicScreen = () => {
  const { type } = useParams();
  const found = supportTypes.find((one) => one === type);
  if (!found) return <NoSuchPage />;
  const topics = supportTopics();
  const { title, about, steps, note } = topics[found];
  const next = supportTypes[(supportTypes.indexOf(found) + 1) % supportTypes.length]!;
  return (
    <Article title={title}>
      <p className={styles.lead}>{about}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{note}</p>
      <p>
        <Link to={`/detailSupport/${next}`}>{t`Next: ${topics[next].title}`}</Link>
      </p>
      <p>
        <Link to="/support">{t`All guides, and how to reach us`}</Link>
      </p>
    </Article>
  );
};

import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import styles from './article.module.css';
import { Article } from './article.tsx';
import { questions } from './questions.ts';

/** The questions of who has not begun. */
export const QuestionsScreen = () => (
  <Article title={t`Questions and answers`}>
    {questions().map(([question, answer]) => (
      <details key={question}>
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
    <p className={styles.small}>
      <Link to="/support">{t`Another question? Talk to us.`}</Link>
    </p>
  </Article>
);

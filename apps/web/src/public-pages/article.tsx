import type { ReactNode } from 'react';
import { useAuth } from '../core/session/index.ts';
import styles from './article.module.css';

/** A page that is read from top to bottom. A visitor's page scrolls as a whole; inside the frame it has to do so itself. */
export const Article = ({ title, children }: { title: string; children: ReactNode }) => {
  const isLoggedIn = useAuth((auth) => auth.isLoggedIn);
  const article = (
    <article className={styles.page}>
      <h1>{title}</h1>
      {children}
    </article>
  );
  return isLoggedIn ? <div className={styles.scroll}>{article}</div> : article;
};

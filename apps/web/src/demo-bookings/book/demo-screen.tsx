import { t } from '@lingui/core/macro';
import { useLocation, useNavigate } from 'react-router';
import { useAuth } from '../../core/session/index.ts';
import styles from './book.module.css';
import { BookDemo } from './book-demo.tsx';
import { DemoOfLink } from './demo-of-link.tsx';

/** The two parts of a booking's link, which stand behind the #. */
const linkIn = (hash: string) => {
  const [, uid, token] = /^#([\w-]{1,40})\.([\w-]{1,80})$/.exec(hash) ?? [];
  return uid && token ? { uid, token } : undefined;
};

/** /demo: a stranger books a demo of the product, and by the link of the booking moves it or calls it off. */
export const DemoScreen = () => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isLoggedIn = useAuth((auth) => auth.isLoggedIn);
  const link = linkIn(hash);
  const page = (
    <div className={styles.page}>
      <h1 className={styles.title}>{link ? t`Your demo` : t`Book a demo`}</h1>
      {link ? (
        <DemoOfLink key={hash} link={link} />
      ) : (
        <BookDemo onBooked={(path) => navigate(path, { replace: true })} />
      )}
    </div>
  );
  return isLoggedIn ? <div className={styles.scroll}>{page}</div> : page;
};

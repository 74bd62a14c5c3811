import type { Home as HomeAnswer, HomeSetup } from '@angan/contract/home/home.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconClipboardText, IconDots, IconPlus, IconSearch } from '@tabler/icons-react';
import { Suspense, use } from 'react';
import { Link } from 'react-router';
import { formatDate, perLanguage } from '../../core/language/index.ts';
import { MenuWhenReached } from '../../ui/menu-when-reached.tsx';
import { PageBell, PageMenu } from '../../ui/page-frame.tsx';
import { usePhone } from '../../ui/screen.ts';
import { addLinks } from '../menus.ts';
import { routeOf } from '../routes.ts';
import { openOverlay } from '../shell/overlay-state.ts';
import { usePerson } from '../shell/use-person.ts';
import { useWho } from '../who.ts';
import { greeting, weekday } from './greeting.ts';
import styles from './home.module.css';
import { Quote } from './parts.ts';
import { popupPath } from './popups.ts';
import { isDone, useSetup } from './setup-state.ts';

/** Who one is, what day it is, and what is added most. */
export const HomeHead = ({ home }: { home?: HomeAnswer | undefined }) => {
  const phone = usePhone();
  const menu = use(PageMenu);
  const bell = use(PageBell);
  const { firstName } = usePerson();
  const now = new Date();
  const quote = <Suspense>{home && <Quote.Component />}</Suspense>;
  return (
    <header className={styles.head}>
      {menu}
      <div className={styles.greeting}>
        <h1>
          {greeting(now)}, {firstName}
        </h1>
        <p>
          {weekday(now)}, {formatDate(dayInIndia(now))}. {!phone && quote}
        </p>
      </div>
      {phone && (
        <button
          type="button"
          className={styles.search}
          aria-label={t`Search or jump to`}
          onClick={() => openOverlay('palette')}
        >
          <IconSearch aria-hidden />
        </button>
      )}
      {bell}
      {phone ? quote : <QuickAdd setup={home?.setup} />}
    </header>
  );
};

const usual = ['/paste', '/addProperty', '/addInquiry'] as const;
const short = perLanguage<Record<string, string>>(() => ({
  '/paste': t`Paste message`,
  '/addProperty': t`Property`,
  '/addInquiry': t`Inquiry`,
}));

/** What is added from Home: the three usual ones as buttons, the others in a menu. On a phone they are a row of their own. */
export const QuickAdd = ({ setup }: { setup?: HomeSetup | null | undefined }) => {
  const who = useWho();
  const phone = usePhone();
  const links = addLinks(who);
  const shown = usual.flatMap((path) => links.find((link) => link.path === path) ?? []);
  const others = links.filter(({ path }) => !usual.some((one) => one === path));
  const isAside = useSetup((state) => state.isAside) && setup && !isDone(setup);
  if (links.length === 0) return null;
  return (
    <nav className={styles.quick} aria-label={t`Add`}>
      {shown.map(({ path, label }) => (
        <Button
          key={path}
          component={Link}
          to={popupPath(path)}
          aria-label={label}
          {...(path === '/addInquiry' && !phone ? { variant: 'filled' as const } : {})}
          leftSection={
            path === '/paste' ? <IconClipboardText size={16} aria-hidden /> : <IconPlus size={16} aria-hidden />
          }
          onPointerEnter={routeOf(path).screen?.prefetch}
        >
          {short()[path]}
        </Button>
      ))}
      {others.length > 0 && (
        <MenuWhenReached
          position="bottom-end"
          button={(props) => (
            <button {...props} type="button" className={styles.icon} aria-label={t`Add more`}>
              <IconDots aria-hidden />
            </button>
          )}
        >
          {(Menu) => (
            <>
              {others.map(({ path, label }) => (
                <Menu.Item key={path} component={Link} to={popupPath(path)}>
                  {label}
                </Menu.Item>
              ))}
              {isAside && (
                <Menu.Item onClick={() => useSetup.setState({ isAside: false })}>{t`Set up your office`}</Menu.Item>
              )}
            </>
          )}
        </MenuWhenReached>
      )}
    </nav>
  );
};

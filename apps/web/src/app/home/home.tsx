import { dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { use } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../core/language/index.ts';
import { PageBell, PageMenu } from '../../ui/page-frame.tsx';
import { usePhone } from '../../ui/screen.ts';
import { decide } from '../guards.ts';
import { addLinks } from '../menus.ts';
import { routeOf } from '../routes.ts';
import { openOverlay } from '../shell/overlay-state.ts';
import { usePerson } from '../shell/use-person.ts';
import { useWho } from '../who.ts';
import { ContactCounts } from './contact-counts.tsx';
import { FirstAreas } from './first-areas.tsx';
import { greeting, weekday } from './greeting.ts';
import styles from './home.module.css';
import { NewContacts } from './new-contacts.tsx';
import { Places } from './places.tsx';
import { TrialBanner } from './trial-banner.tsx';

/** Where everybody starts: who one is, what can be added, how much there is, and the way on. */
export const Home = () => {
  const who = useWho();
  const phone = usePhone();
  const menu = use(PageMenu);
  const bell = use(PageBell);
  const { firstName, line } = usePerson();
  const now = new Date();
  const works = decide('active', who) === 'show';
  const [main, ...others] = addLinks(who);
  return (
    <div className={styles.home}>
      <header className={styles.head}>
        {menu}
        <div className={styles.greeting}>
          <h1>
            {greeting(now)}, {firstName}
          </h1>
          <p>
            {weekday(now)}, {formatDate(dayInIndia(now))}
            <span>. {line}</span>
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
        {!phone &&
          others.reverse().map(({ path, label }) => (
            <Button key={path} component={Link} to={path} onPointerEnter={routeOf(path).screen?.prefetch}>
              {label}
            </Button>
          ))}
        {!phone && main && (
          <Button
            component={Link}
            to={main.path}
            variant="filled"
            leftSection={<IconPlus size={16} aria-hidden />}
            onPointerEnter={routeOf(main.path).screen?.prefetch}
          >
            {main.label}
          </Button>
        )}
      </header>
      <TrialBanner />
      {works && <FirstAreas />}
      {works && <ContactCounts />}
      <div className={styles.columns}>
        {works && <NewContacts />}
        <Places />
      </div>
    </div>
  );
};

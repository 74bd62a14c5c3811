import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { Bell } from '../../alerts/index.ts';
import { useAuth } from '../../core/session/index.ts';
import { SupportBar } from '../../support/light.ts';
import { PageBell, PageMenu } from '../../ui/page-frame.tsx';
import { usePhone } from '../../ui/screen.ts';
import { SkipLink } from '../skip-link.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { NoLine } from './lazy-parts.ts';
import { MenuButton } from './menu-button.tsx';
import { Overlays } from './overlays.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { useKeptScroll } from './use-kept-scroll.ts';
import { useSessionUpkeep } from './use-session-upkeep.ts';

interface Props {
  children: ReactNode;
}

/** What stands around every screen of who is logged in. */
export const Shell = (props: Props) => {
  const deleting = useAuth(({ userCompanyInfo }) => userCompanyInfo?.subscription_status === 'Deleting');
  return deleting ? <Bare {...props} /> : <Whole {...props} />;
};

/** Nothing: an office that is about to be deleted has one screen and no way on. */
const Bare = ({ children }: Props) => (
  <div className={styles.shell}>
    <SkipLink />
    <main id="main" tabIndex={-1} className={styles.sheet}>
      {children}
    </main>
  </div>
);

const Whole = ({ children }: Props) => {
  const phone = usePhone();
  const { pathname } = useLocation();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const main = useKeptScroll();
  const isVisit = useAuth(({ userInfo }) => userInfo?.support_until);
  useSessionUpkeep();
  return (
    <div className={styles.shell}>
      <SkipLink />
      {isVisit && <SupportBar />}
      {!phone && <TopBar />}
      <main id="main" ref={main} tabIndex={-1} className={styles.sheet} data-at={pathname}>
        <Suspense fallback={null}>
          <NoLine />
        </Suspense>
        <PageMenu value={phone ? <MenuButton onClick={() => setDrawerOpen(true)} /> : null}>
          <PageBell value={phone ? <Bell /> : null}>{children}</PageBell>
        </PageMenu>
      </main>
      {phone && <BottomBar />}
      <Overlays drawerOpen={phone && drawerOpen} onDrawerClose={() => setDrawerOpen(false)} />
    </div>
  );
};

import type { Home as HomeAnswer, HomeSetup } from '@angan/contract/home/home.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { useAuth } from '../../core/session/index.ts';
import { usePhone } from '../../ui/screen.ts';
import { ErrorState } from '../../ui/states.tsx';
import { useArrived } from '../../ui/use-arrived.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { decide } from '../guards.ts';
import { useWho } from '../who.ts';
import { EndingSoon } from './ending.tsx';
import { HomeHead, QuickAdd } from './head.tsx';
import styles from './home.module.css';
import { HotInquiries, NewInquiries } from './inquiry-blocks.tsx';
import { NewMatches } from './new-matches.tsx';
import { Notes } from './notes.tsx';
import { FirstAreas, Places, Popup, SetupWizard, TermBanner } from './parts.ts';
import { RecentProjects, RecentProperties } from './recent.tsx';
import { isDone, useSetup } from './setup-state.ts';
import { Strip } from './strip.tsx';
import { ToVerify } from './to-verify.tsx';
import { Today } from './today.tsx';
import { useHome } from './use-home.ts';

/** Where everybody starts: the day of who works in an office, the ways on for everybody else. */
export const Home = () => {
  const who = useWho();
  const works = decide('active', who) === 'show' && who.usertype !== 'Admin';
  return (
    <div className={styles.home}>
      {works ? (
        <Day />
      ) : (
        <>
          <HomeHead />
          <Suspense>
            <TermBanner.Component />
            <Places.Component />
          </Suspense>
        </>
      )}
    </div>
  );
};

/** The first steps of a new office, which an office that is set up does not fetch. */
const Setup = ({ setup }: { setup: HomeSetup }) => {
  const wasOpen = useSetup((state) => state.wasOpen);
  if (isDone(setup) && !wasOpen) return null;
  return (
    <Suspense>
      <SetupWizard.Component setup={setup} />
    </Suspense>
  );
};

/** Nothing is fetched for an office whose term has long to run. */
const Term = () => {
  const today = dayInIndia();
  const ends = useAuth(
    ({ userCompanyInfo: own }) =>
      own?.users_over || own?.subscription_kind === 'Trial' || (own?.subscription_ends_on ?? today) < today,
  );
  return (
    ends && (
      <Suspense>
        <TermBanner.Component />
      </Suspense>
    )
  );
};

/** What a broker opens at nine. */
const Day = () => {
  const phone = usePhone();
  const { data, dataUpdatedAt, error, refetch } = useHome();
  const home = useArrived(data);
  const { get } = useUrlState();
  return (
    <>
      <HomeHead home={home} />
      {phone && <QuickAdd setup={home?.setup} />}
      <Term />
      {home?.setup ? <Setup setup={home.setup} /> : <Suspense>{home && <FirstAreas.Component />}</Suspense>}
      {error && (
        <ErrorState title={t`Home did not load.`} retry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {/* What failed is not on its way: its skeletons would say so. */}
      {(data || !error) && <Blocks home={home} readAt={dataUpdatedAt} />}
      <Suspense>{get('add') && <Popup.Component />}</Suspense>
    </>
  );
};

const Blocks = ({ home, readAt }: { home: HomeAnswer | undefined; readAt: number }) => {
  const phone = usePhone();
  return phone ? (
    <div className={styles.column}>
      <NewInquiries home={home} readAt={readAt} />
      <Today home={home} />
      <ToVerify home={home} />
      <NewMatches home={home} />
      <HotInquiries home={home} />
      <Notes home={home} />
      <EndingSoon home={home} />
      <RecentProperties home={home} />
      <RecentProjects home={home} />
    </div>
  ) : (
    <>
      <Strip home={home} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Today home={home} />
          <NewMatches home={home} />
          <EndingSoon home={home} />
          <RecentProperties home={home} />
        </div>
        <div className={styles.column}>
          <NewInquiries home={home} readAt={readAt} />
          <ToVerify home={home} />
          <HotInquiries home={home} />
          <Notes home={home} />
          <RecentProjects home={home} />
        </div>
      </div>
    </>
  );
};

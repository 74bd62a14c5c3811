import type { UserAlert } from '@angan/contract/alerts/alerts.ts';
import { bellShakeMs } from '@angan/domain/bell.ts';
import { t } from '@lingui/core/macro';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useAuth } from '../core/session/index.ts';
import { withTheLine } from '../core/with-the-line.ts';
import { usePhone } from '../ui/screen.ts';
import { useWhenReached } from '../ui/use-when-reached.ts';
import styles from './bell.module.css';
import { useAlerts } from './use-alerts.ts';
import { useAskedAlert } from './use-asked-alert.ts';
import { useNewAlert } from './use-new-alert.ts';

/** What is under the bell comes when somebody reaches for it. */
const parts = () => import('./under-the-bell.ts');
const AlertSheet = lazy(async () => ({ default: (await parts()).AlertSheet }));
const AlertPopup = lazy(async () => ({ default: (await withTheLine(parts)).AlertPopup }));
const AlertDetail = lazy(async () => ({ default: (await parts()).AlertDetail }));
const popover = async () => (await parts()).AlertPopover;

/** More are not counted out: a badge is for a glance. */
const mostShown = 99;

/** The bell (spec 2.2): how many alerts are unread, their list, and one alert by itself. Shakes when one comes in. */
export const Bell = () => {
  const phone = usePhone();
  const { pathname } = useLocation();
  const unread = useAlerts().data?.unread ?? 0;
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<UserAlert | null>(null);
  const [wanted, setWanted] = useState(false);
  const shakes = useShake(unread);
  const { whole, button: alone, reach } = useWhenReached(popover);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was open belongs to the screen that is left
  useEffect(() => {
    setOpen(false);
    setShown(null);
  }, [pathname]);
  const show = (alert: UserAlert) => {
    setOpen(false);
    setShown(alert);
  };
  const open = (alert: UserAlert) => {
    setWanted(true);
    show(alert);
  };
  const openList = () => {
    reach();
    setWanted(true);
    setOpen(true);
  };
  useAskedAlert(open, openList);
  const { alert: fresh, hold, close } = useNewAlert();
  useRenewedPush();
  const button = (
    <button
      ref={alone}
      type="button"
      className={styles.bell}
      aria-label={unread > 0 ? t`Alerts, ${unread} unread` : t`Alerts`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={reach}
      onFocus={reach}
      onClick={() => (isOpen ? setOpen(false) : openList())}
    >
      <IconBell
        aria-hidden
        data-shakes={shakes || undefined}
        style={shakes ? { animationDuration: `${bellShakeMs}ms` } : undefined}
      />
      {unread > 0 && (
        <span className={styles.count} aria-hidden>
          {unread > mostShown ? `${mostShown}+` : unread}
        </span>
      )}
    </button>
  );
  return (
    <>
      {whole && !phone ? (
        <whole.Whole
          button={button}
          takesFocus={whole.hadFocus ? alone : undefined}
          opened={isOpen}
          onChange={setOpen}
          onShow={show}
        />
      ) : (
        button
      )}
      {phone && wanted && (
        <Suspense fallback={null}>
          <AlertSheet opened={isOpen} onClose={() => setOpen(false)} onShow={show} />
        </Suspense>
      )}
      {wanted && (
        <Suspense fallback={null}>
          <AlertDetail alert={shown} onClose={() => setShown(null)} onShow={show} />
        </Suspense>
      )}
      {/* Stands before anything is in it: so what comes in is read out. */}
      {createPortal(
        <div role="status">
          {fresh && !isOpen && !shown && (
            <Suspense fallback={null}>
              <AlertPopup alert={fresh} unread={unread} onShow={open} onClose={close} onHold={hold} />
            </Suspense>
          )}
        </div>,
        document.body,
      )}
    </>
  );
};

/** Once a start, where alerts are pushed to this browser. */
const useRenewedPush = () => {
  useEffect(() => {
    const { FcmToken } = useAuth.getState();
    if (FcmToken === null) return;
    const renew = async () => (await import('./push-calls.ts')).renewPush(FcmToken);
    // Tried again at the next start.
    renew().catch(() => undefined);
  }, []);
};

/** True for a moment after the count rose; what was unread when the page opened is no news. */
const useShake = (unread: number) => {
  const { isSuccess } = useAlerts();
  const before = useRef<number>(undefined);
  const [shakes, setShakes] = useState(false);
  useEffect(() => {
    if (!isSuccess) return undefined;
    const rose = before.current !== undefined && unread > before.current;
    before.current = unread;
    if (!rose) return undefined;
    setShakes(true);
    const still = setTimeout(() => setShakes(false), bellShakeMs);
    return () => clearTimeout(still);
  }, [unread, isSuccess]);
  return shakes;
};

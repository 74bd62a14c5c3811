import type { LeadsToday } from '@angan/contract/lead-events/lead-events.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconFileImport, IconMail, IconRefresh } from '@tabler/icons-react';
import { useMay } from '../../core/session/index.ts';
import { MenuWhenReached } from '../../ui/menu-when-reached.tsx';
import styles from './screen.module.css';

interface Props {
  pull: { run: () => void; busy: boolean } | undefined;
  onPaste: () => void;
  onFile: () => void;
}

/** How soon leads were answered today, and the ways to bring in more. */
export const LeadActions = ({ today, pull, onPaste, onFile }: Props & { today: LeadsToday | undefined }) => {
  const mayAdd = useMay('inquiry:create');
  const mayBring = useMay('lead_file:create');
  const median = today?.median_minutes;
  const soon = today?.under_15_percent;
  return (
    <>
      {median != null && (
        <span className={styles.response}>
          {soon == null
            ? t`First response today, median ${Math.round(median)} min`
            : t`First response today, median ${Math.round(median)} min, ${Math.round(soon)} % under 15 min`}
        </span>
      )}
      {pull && (
        <Button loading={pull.busy} leftSection={<IconRefresh size={16} aria-hidden />} onClick={pull.run}>
          {t`Pull now`}
        </Button>
      )}
      {mayAdd && (
        <Button leftSection={<IconMail size={16} aria-hidden />} onClick={onPaste}>
          {t`Paste lead e-mail`}
        </Button>
      )}
      {mayBring && (
        <Button leftSection={<IconFileImport size={16} aria-hidden />} onClick={onFile}>
          {t`Bring in a file`}
        </Button>
      )}
    </>
  );
};

/** The same ways as icons; those that bring leads in are one where there is more than one, since a phone has little room. */
export const LeadPhoneActions = ({ pull, onPaste, onFile }: Props) => {
  const mayAdd = useMay('inquiry:create');
  const mayBring = useMay('lead_file:create');
  return (
    <>
      {mayAdd && !mayBring && (
        <ActionIcon aria-label={t`Paste lead e-mail`} onClick={onPaste}>
          <IconMail size={22} aria-hidden />
        </ActionIcon>
      )}
      {mayBring && (
        <MenuWhenReached
          position="bottom-end"
          button={(props) => (
            <ActionIcon {...props} aria-label={t`Bring leads in`}>
              <IconFileImport size={22} aria-hidden />
            </ActionIcon>
          )}
        >
          {(Menu) => (
            <>
              {mayAdd && <Menu.Item onClick={onPaste}>{t`Paste lead e-mail`}</Menu.Item>}
              <Menu.Item onClick={onFile}>{t`Bring in a file`}</Menu.Item>
            </>
          )}
        </MenuWhenReached>
      )}
      {pull && (
        <ActionIcon aria-label={t`Pull now`} loading={pull.busy} onClick={pull.run}>
          <IconRefresh size={22} aria-hidden />
        </ActionIcon>
      )}
    </>
  );
};

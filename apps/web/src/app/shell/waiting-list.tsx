import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { restoreDraft } from '../../core/drafts/index.ts';
import { dropWaiting, sendAgain, sendAnyway, sendNow, type Waiting } from '../../core/queue/index.ts';
import { cancelPlace, takeUpStaged } from '../../core/uploads/index.ts';
import { versionsOf } from '../../records/index.ts';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { momentText } from './as-of.tsx';
import { KnownButtons, KnownLines } from './known-lines.tsx';
import styles from './waiting.module.css';

interface Props {
  list: readonly Waiting[];
  onLeave: () => void;
}

/** Each that waits, and what may be done about it. */
export const WaitingList = ({ list, onLeave }: Props) => {
  const [dropping, setDropping] = useState<Waiting>();
  return (
    <>
      <ul className={styles.list}>
        {list.map((one) => (
          <Line key={one.key} one={one} onLeave={onLeave} onDiscard={() => setDropping(one)} />
        ))}
      </ul>
      {list.some(({ state }) => state === 'waiting') && (
        <p className={styles.foot}>
          {t`Goes by itself when the network is back.`}
          <Button size="xs" variant="transparent" onClick={sendNow}>
            {t`Try now`}
          </Button>
        </p>
      )}
      {dropping && (
        <DeleteDialog
          verb={t`Discard`}
          what={t`what was saved`}
          opened
          item={dropping.title}
          consequence={t`It is not sent, and nothing keeps it.`}
          onDelete={() => {
            if (dropping.files) cancelPlace(dropping.files.from);
            return dropWaiting(dropping);
          }}
          onClose={() => setDropping(undefined)}
        />
      )}
    </>
  );
};

const Line = ({ one, onLeave, onDiscard }: { one: Waiting; onLeave: () => void; onDiscard: () => void }) => {
  const { at, title, detail, state, problem, mend } = one;
  const navigate = useNavigate();
  /** What a form takes up is there again to be saved; what has no form of its own is read here until it is discarded. */
  const open = async () => {
    if (mend.draft) {
      if (!(await restoreDraft(mend.draft.name, mend.draft.value)))
        return toast.error(t`Something else is typed in that form. Save it or start it over, then open this.`);
      if (one.files) takeUpStaged(mend.draft.name, one.files.from);
      await dropWaiting(one);
    }
    onLeave();
    navigate(mend.path);
  };
  return (
    <li className={styles.line} data-state={state}>
      <span className={styles.what}>
        <strong>{title}</strong>
        {detail && <span>{detail}</span>}
        {state === 'refused' && <span className={styles.problem}>{problem}</span>}
        {state === 'known' && <KnownLines known={one.known} onLeave={onLeave} />}
        {state === 'changed' && (
          <>
            <span className={styles.problem}>{t`Somebody else changed the same meanwhile. You choose.`}</span>
            {versionsOf(one).map((version) => (
              <span key={version}>{version}</span>
            ))}
          </>
        )}
      </span>
      <span className={styles.at}>{momentText(new Date(at))}</span>
      <span className={styles.buttons}>
        {state === 'changed' && <Button size="xs" onClick={() => void sendAnyway(one)}>{t`Save mine`}</Button>}
        {state === 'known' && <KnownButtons one={one} />}
        {state === 'refused' && <Button size="xs" onClick={() => void sendAgain(one)}>{t`Try again`}</Button>}
        <Button size="xs" onClick={() => void open()}>{t`Open`}</Button>
        <Button size="xs" onClick={onDiscard}>{t`Discard`}</Button>
      </span>
    </li>
  );
};

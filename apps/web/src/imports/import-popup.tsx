import type { MigrationKind } from '@angan/contract/imports/data-migration.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '../ui/dialog.tsx';
import { useDroppedFile } from '../ui/use-dropped-file.ts';
import styles from './upload-step.module.css';
import { Chooser, OnItsWay } from './upload-step.tsx';
import { useUpload } from './use-upload.ts';

/** A list is given over another screen; once it is there, its import goes on as a screen of its own. */
export const ImportPopup = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate();
  const [kind, choose] = useState<MigrationKind>('Contacts');
  const sending = useUpload(kind, (id) => navigate(`/datamigration?open=${id}`, { replace: true }));
  useDroppedFile(sending.isSending ? undefined : sending.start);
  const close = () => {
    sending.stop();
    onClose();
  };
  return (
    <Dialog opened onClose={close} title={t`Data migration`}>
      {sending.isSending ? (
        <OnItsWay upload={sending} />
      ) : (
        <div className={styles.over}>
          <Chooser upload={{ ...sending, choose }} />
        </div>
      )}
    </Dialog>
  );
};

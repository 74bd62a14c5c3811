import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Dialog } from '../../../ui/dialog.tsx';

/** Told once, when the last step of a new office is done. */
export const Congratulations = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    opened
    size="small"
    title={t`Congratulations, your office is set up`}
    onClose={onClose}
    footer={
      <>
        <Button component={Link} to="/datamigration" onClick={onClose}>
          {t`Import your lists`}
        </Button>
        <Button variant="filled" onClick={onClose}>
          {t`Start working`}
        </Button>
      </>
    }
  >
    <p>{t`Your areas, a property and an inquiry are in. New matches, tasks and what to verify show on Home from now on.`}</p>
  </Dialog>
);

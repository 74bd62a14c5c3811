import { signedInElsewhere } from '@angan/contract/auth/auth.ts';
import { deviceTexts, sessionTexts } from '@angan/contract/auth/texts.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router';
import { word } from '../core/language/index.ts';
import { useAuth } from '../core/session/index.ts';
import { Dialog } from '../ui/dialog.tsx';

/** Says that the session has expired, until the person has read it and goes to log in again. */
export const SessionAlert = () => {
  const error = useAuth((auth) => auth.error);
  const why = useAuth((auth) => auth.why);
  const navigate = useNavigate();
  const { state } = useLocation();
  const goOn = () => {
    useAuth.setState({ error: null });
    navigate('/login', { state });
  };
  return (
    <Dialog
      opened={error === sessionTexts.expired}
      onClose={goOn}
      role="alertdialog"
      size="small"
      withCloseButton={false}
      title={word(sessionTexts.expired)}
      footer={
        <Button variant="filled" data-autofocus onClick={goOn}>
          {t`Log in`}
        </Button>
      }
    >
      {why === signedInElsewhere && <p>{word(deviceTexts.signedInElsewhere)}</p>}
      <p>{t`What you typed into forms is kept for you.`}</p>
    </Dialog>
  );
};

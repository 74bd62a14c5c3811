import { sessionTexts } from '@angan/contract/auth/texts.ts';
import { Button, Modal } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router';
import { useAuth } from '../core/session/index.ts';
import styles from './app.module.css';

/** Says that the session has expired, until the person has read it and goes to log in again. */
export const SessionAlert = () => {
  const error = useAuth((auth) => auth.error);
  const navigate = useNavigate();
  const { state } = useLocation();
  const goOn = () => {
    useAuth.setState({ error: null });
    navigate('/login', { state });
  };
  return (
    <Modal
      opened={error === sessionTexts.expired}
      onClose={goOn}
      withCloseButton={false}
      closeOnClickOutside={false}
      role="alertdialog"
      size="sm"
      aria-labelledby="session-alert"
    >
      <p id="session-alert" className={styles.alertText}>
        {sessionTexts.expired}
      </p>
      <div className={styles.alertActions}>
        <Button variant="filled" data-autofocus onClick={goOn}>
          Log in
        </Button>
      </div>
    </Modal>
  );
};

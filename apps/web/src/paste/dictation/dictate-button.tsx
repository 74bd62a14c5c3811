import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconMicrophone, IconPlayerStopFilled } from '@tabler/icons-react';
import styles from './dictate-button.module.css';
import { useDictation } from './use-dictation.ts';

type Props = Parameters<typeof useDictation>[0];

/** Writes what is said behind the message; the button says that it listens, and what it says beside it why it does not. */
export const DictateButton = (props: Props) => {
  const { isListening, problem, toggle } = useDictation(props);
  return (
    <>
      <Button
        color={isListening ? 'red' : undefined}
        leftSection={
          isListening ? (
            <IconPlayerStopFilled className={styles.live} size={16} aria-hidden />
          ) : (
            <IconMicrophone size={16} aria-hidden />
          )
        }
        // Else the box that is written in closes under the finger, and the button moves away from it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
      >
        {isListening ? t`Listening, stop` : t`Dictate`}
      </Button>
      <p className={styles.words} role="status">
        {isListening ? t`Speak now. The browser may send your voice to its maker, who writes it down.` : problem}
      </p>
    </>
  );
};

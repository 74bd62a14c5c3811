import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconCheck, IconQuestionMark, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../core/session/index.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import styles from './contact-panel.module.css';
import { wishLine } from './wish-words.ts';

const glyphs = { yes: IconCheck, no: IconX, unknown: IconQuestionMark } as const;

/** What the person allows, in one line with its reason, and the way to change it. */
export const ConsentLine = ({ contact }: { contact: Contact }) => {
  const mayChange = useMay('contact:edit');
  const [opened, setOpened] = useState(false);
  const { state, text } = wishLine(contact);
  const Glyph = glyphs[state];
  return (
    <p className={styles.line} data-stop={contact.do_not_contact || undefined}>
      <span className={styles.glyph} data-state={state}>
        <Glyph aria-hidden />
      </span>
      <span className={styles.said}>{text}</span>
      {mayChange && (
        <Button size="xs" variant="transparent" aria-label={t`Change consent`} onClick={() => setOpened(true)}>
          {t`Change`}
        </Button>
      )}
      {opened && <ConsentDialog contact={contact} onClose={() => setOpened(false)} />}
    </p>
  );
};

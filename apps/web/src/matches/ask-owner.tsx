import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconCopy } from '@tabler/icons-react';
import { use } from 'react';
import { copyText, whatsappLink } from '../core/platform/index.ts';
import { Called, isMasked } from '../ui/person.tsx';
import { toast } from '../ui/toast.ts';
import styles from './ask-owner.module.css';

/** Whom to ask about a property. */
export interface Owner {
  readonly contact: number;
  readonly name: string;
  /** Masked where the reader may not see it; then the text can be copied only. */
  readonly number: string;
}

interface Props {
  text: string;
  owner: Owner | undefined;
}

/** A message to the owner that asks what matches hang on, ready to be copied or sent. */
export const AskOwner = ({ text, owner }: Props) => {
  const called = use(Called);
  const copy = () =>
    copyText(text).then(
      () => toast.success(t`Message copied.`),
      () => toast.error(t`The browser did not let the message be copied. Select it by hand.`),
    );
  const canWrite = owner && owner.number !== '' && !isMasked(owner.number);
  return (
    <section className={styles.ask} aria-label={t`Ask the owner`}>
      <p className={styles.text}>{text}</p>
      <div className={styles.buttons}>
        <Button size="xs" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
          {t`Copy`}
        </Button>
        {canWrite && (
          <Button
            size="xs"
            component="a"
            href={whatsappLink(owner.number, text)}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
            onClick={() => called(owner.contact, 'WhatsApp')}
          >
            {t`WhatsApp`}
          </Button>
        )}
      </div>
    </section>
  );
};

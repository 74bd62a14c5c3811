import type { ContactWay } from '@angan/domain/lookups/contact-ways.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { initials } from '@angan/domain/people.ts';
import { t } from '@lingui/core/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react';
import { createContext, type ReactNode, use } from 'react';
import { telLink, whatsappLink } from '../core/platform/index.ts';
import styles from './person.module.css';
import { personName } from './person-name.ts';

interface SquareProps {
  name: string;
  /** Side in pixels: 26 in a row, 40 on a phone, 44 on a record. */
  size?: 20 | 26 | 28 | 40 | 44;
  /** Terracotta: for the open record and for oneself. */
  brand?: boolean;
  photo?: string | null;
}

/** A person's square: the photo, or the first letters in the name's own script. The name itself stands beside it. */
export const PersonSquare = ({ name, size = 26, brand = false, photo }: SquareProps) => (
  // The letters are drawn by the style: nobody hears, finds or copies 'MT' beside 'Mehul Trivedi'.
  <span
    className={styles.square}
    data-size={size}
    data-brand={brand || undefined}
    data-initials={photo ? undefined : initials(name)}
    aria-hidden="true"
  >
    {photo && <img src={photo} alt="" />}
  </span>
);

/** Whether the server sent a number that its reader may not see whole. */
export const isMasked = (number: string) => number.startsWith('*');

/** A number as people read it, or its last three digits where the role sees no more. */
export const MobileNumber = ({ number }: { number: string }) =>
  isMasked(number) ? (
    <span className={styles.masked}>
      <span aria-hidden="true">{number}</span>
      <VisuallyHidden>{t`number ending in ${number.slice(-3)}`}</VisuallyHidden>
    </span>
  ) : (
    <span className={styles.number}>{formatMobile(number)}</span>
  );

/** What happens when a contact is called or written to from here; where the app is put together it is said. */
export const Called = createContext<(contact: number, how: ContactWay) => void>(() => undefined);

interface CallProps {
  name: string;
  number: string;
  /** The contact whose number it is: that it was called is noted. */
  contact?: number | undefined;
  /** Called besides, where more than that is noted. */
  onUse?: (how: 'Call' | 'WhatsApp') => void;
}

/** Call and WhatsApp, as two squares that a thumb hits. Nothing for a masked or empty number. */
export const CallLinks = ({ name, number, contact, onUse }: CallProps) => {
  const called = use(Called);
  const note = (how: 'Call' | 'WhatsApp') => {
    onUse?.(how);
    if (contact !== undefined) called(contact, how);
  };
  return number === '' || isMasked(number) ? null : (
    <span className={styles.links}>
      <a
        className={styles.link}
        href={telLink(number)}
        aria-label={t`Call ${personName(name)}`}
        onClick={() => note('Call')}
      >
        <IconPhone aria-hidden />
      </a>
      <a
        className={styles.link}
        data-kind="whatsapp"
        href={whatsappLink(number)}
        target="_blank"
        rel="noreferrer"
        aria-label={t`WhatsApp ${personName(name)}`}
        onClick={() => note('WhatsApp')}
      >
        <IconBrandWhatsapp aria-hidden />
      </a>
    </span>
  );
};

interface AskProps {
  name: string;
  busy: boolean;
  onUse: (how: 'Call' | 'WhatsApp') => void;
}

/** The same two squares while the number has to be asked for first. */
export const CallButtons = ({ name, busy, onUse }: AskProps) => (
  <span className={styles.links}>
    <button
      type="button"
      className={styles.link}
      disabled={busy}
      aria-label={t`Call ${personName(name)}`}
      onClick={() => onUse('Call')}
    >
      <IconPhone aria-hidden />
    </button>
    <button
      type="button"
      className={styles.link}
      data-kind="whatsapp"
      disabled={busy}
      aria-label={t`WhatsApp ${personName(name)}`}
      onClick={() => onUse('WhatsApp')}
    >
      <IconBrandWhatsapp aria-hidden />
    </button>
  </span>
);

interface ChipProps {
  name: string;
  number?: string;
  contact?: number | undefined;
  /** What the person is here: 'Owner'. */
  role?: string;
  /** In the line under the name. */
  children?: ReactNode;
  /** Under that line. */
  below?: ReactNode;
  /** Call and WhatsApp, where the number has to be asked for first. */
  calls?: ReactNode;
}

/** A person where they belong to something else: square, name, number, call and WhatsApp. */
export const PersonChip = ({ name, number = '', contact, role, children, below, calls }: ChipProps) => (
  <span className={styles.chip}>
    <PersonSquare name={name} />
    <span className={styles.who}>
      <span className={`truncate ${styles.name}`}>{personName(name)}</span>
      <span className={styles.second}>
        {role && `${role}${number ? ', ' : ''}`}
        {number && <MobileNumber number={number} />}
        {children}
      </span>
      {below}
    </span>
    {calls === undefined ? <CallLinks name={name} number={number} contact={contact} /> : calls}
  </span>
);

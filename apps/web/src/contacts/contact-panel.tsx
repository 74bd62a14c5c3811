import { type Contact, contactCalls } from '@angan/contract/contacts/contacts.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconBrandWhatsapp, IconClipboardPlus, IconEdit, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, use, useEffect } from 'react';
import { Link } from 'react-router';
import { ApiError, query } from '../core/api/index.ts';
import { formatDate } from '../core/language/index.ts';
import { useName } from '../core/names/index.ts';
import { telLink, whatsappLink } from '../core/platform/index.ts';
import { useMay } from '../core/session/index.ts';
import { WaitingHere } from '../records/index.ts';
import { SharesOf } from '../shares/index.ts';
import { type RowAction, RowMenu } from '../ui/data-list/index.ts';
import { Called, isMasked, PersonSquare } from '../ui/person.tsx';
import { personName } from '../ui/person-name.ts';
import { QueryView } from '../ui/query-view.tsx';
import { RecordPanel } from '../ui/record-panel.tsx';
import { usePhone } from '../ui/screen.ts';
import { contactCode } from './contact-code.ts';
import { ContactOverview } from './contact-overview.tsx';
import styles from './contact-panel.module.css';
import { ContactTimeline } from './contact-timeline.tsx';
import type { ContactLinks } from './links.ts';
import { NoteBox } from './note-box.tsx';

interface Props {
  id: number;
  /** The contact as the list has it, shown until the record itself is there. */
  listed: Contact | undefined;
  onEdit: (contact: Contact) => void;
  /** What else can be done; none for roles that may do nothing with contacts. */
  actions?: readonly RowAction<Contact>[] | undefined;
  links: ContactLinks;
  /** What somebody wants and has. */
  dealings?: ((contact: number) => ReactNode) | undefined;
  /** The contact was merged into another one, which is to be opened in its place. */
  onMerged: (into: number) => void;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** The open contact: who, how to reach them, what is known, what happened. */
export const ContactPanel = ({ id, listed, onEdit, actions, links, dealings, onMerged, ...steps }: Props) => {
  const record = useQuery({
    ...query(contactCalls.get, { params: { id } }, { quiet: true }),
    placeholderData: listed,
  });
  const mayNote = useMay('note:edit');
  const phone = usePhone();
  const contact = record.data;
  const into = mergedInto(record.error);
  useEffect(() => {
    if (into !== undefined) onMerged(into);
  }, [into, onMerged]);
  if (!contact) {
    return (
      <RecordPanel label={t`Contact`} title={contactCode(id)} onClose={steps.onClose}>
        <QueryView
          // One that was merged is on its way to the other.
          query={{ ...record, error: into === undefined ? record.error : null }}
          failed={t`The contact did not load.`}
          loading={t`Loading the contact`}
          rows={5}
        />
      </RecordPanel>
    );
  }
  return (
    <RecordPanel
      label={t`Contact`}
      square={<PersonSquare name={contact.name} size={44} brand />}
      title={personName(contact.name)}
      subtitle={<Added contact={contact} />}
      actions={actions && <Actions contact={contact} onEdit={onEdit} actions={actions} links={links} />}
      footer={mayNote && <NoteBox key={id} contact={id} name={contact.name} />}
      {...steps}
    >
      <WaitingHere of="contact" id={id} path={contactCalls.list.path} />
      {/* On a phone what somebody wants is seen before anything is moved. */}
      {phone && dealings?.(id)}
      <ContactOverview contact={contact} />
      {!phone && dealings?.(id)}
      <SharesOf of="contact" id={id} inside />
      <ContactTimeline id={id} />
    </RecordPanel>
  );
};

const mergedInto = (error: Error | null): number | undefined =>
  error instanceof ApiError ? (error.body as { merged_into?: number } | null)?.merged_into : undefined;

const Added = ({ contact }: { contact: Contact }) => {
  const by = useName('subusers', contact.created_by);
  return (
    <>
      {by
        ? t`${contactCode(contact.id)}, added ${formatDate(contact.created_date)} by ${by.split(' ')[0]!}`
        : t`${contactCode(contact.id)}, added ${formatDate(contact.created_date)}`}
    </>
  );
};

const Actions = ({
  contact,
  onEdit,
  actions,
  links,
}: Required<Pick<Props, 'onEdit' | 'links'>> & { contact: Contact; actions: readonly RowAction<Contact>[] }) => {
  const called = use(Called);
  const number = contact.mobile_number_1;
  return (
    <>
      {number !== '' && !isMasked(number) && (
        <>
          <Button
            component="a"
            href={telLink(number)}
            leftSection={<IconPhone size={16} aria-hidden />}
            onClick={() => called(contact.id, 'Call')}
          >
            {t`Call`}
          </Button>
          <Button
            component="a"
            href={whatsappLink(number)}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconBrandWhatsapp className={styles.whatsapp} size={16} aria-hidden />}
            onClick={() => called(contact.id, 'WhatsApp')}
          >
            WhatsApp
          </Button>
        </>
      )}
      {links.newInquiry && (
        <Button
          component={Link}
          to={links.newInquiry(contact)}
          leftSection={<IconClipboardPlus size={16} aria-hidden />}
        >
          {t`New inquiry`}
        </Button>
      )}
      <ActionIcon data-push variant="default" aria-label={t`Edit`} onClick={() => onEdit(contact)}>
        <IconEdit size={16} aria-hidden />
      </ActionIcon>
      <RowMenu row={contact} label={t`More`} actions={actions} large />
    </>
  );
};

import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { t } from '@lingui/core/macro';
import { IconBuilding, IconClipboardText, IconEdit, IconTrash, IconUserX } from '@tabler/icons-react';
import { useMay } from '../core/session/index.ts';
import type { RowAction } from '../ui/data-list/index.ts';
import type { ContactLinks } from './links.ts';

interface Given {
  onEdit: (contact: Contact) => void;
  onDelete: (contact: Contact) => void;
  onErase: (contact: Contact) => void;
  links: ContactLinks;
}

/** What may be done with a contact, in the specification's order; undefined for roles without the Action column. */
export const useContactActions = ({
  onEdit,
  onDelete,
  onErase,
  links,
}: Given): readonly RowAction<Contact>[] | undefined => {
  const mayEdit = useMay('contact:edit');
  const mayDelete = useMay('contact:delete');
  const mayErase = useMay('contact:erase');
  if (!mayEdit && !mayDelete) return undefined;
  return [
    ...(mayEdit ? [{ label: t`Edit`, icon: <IconEdit size={16} />, run: onEdit }] : []),
    ...(mayDelete ? [{ label: t`Delete`, icon: <IconTrash size={16} />, run: onDelete, danger: true }] : []),
    ...(links.properties
      ? [{ label: t`View Properties`, icon: <IconBuilding size={16} />, href: links.properties }]
      : []),
    ...(links.inquiries
      ? [{ label: t`View Inquiries`, icon: <IconClipboardText size={16} />, href: links.inquiries }]
      : []),
    ...(mayErase ? [{ label: t`Erase this person`, icon: <IconUserX size={16} />, run: onErase, danger: true }] : []),
  ];
};

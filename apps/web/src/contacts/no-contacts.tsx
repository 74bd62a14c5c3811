import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconFileImport, IconPlus, IconUsers, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { joined, perLanguage, word } from '../core/language/index.ts';
import { useNames } from '../core/names/index.ts';
import { PasteLink } from '../records/index.ts';
import { type Column, TableHead } from '../ui/data-list/index.ts';
import { EmptyState } from '../ui/states.tsx';
import { ruleIn, rulePhrases, useRuleNames } from './rules/index.ts';
import type { ContactList } from './use-contact-list.ts';
import { visibilityChoices } from './visibility.ts';

/** The narrowest filter first: dropping it is the likeliest to help. */
const droppable = perLanguage(
  () =>
    [
      { names: ['search'], label: t`Clear search` },
      { names: ['locked_contact'], label: t`Clear Visibility` },
      { names: ['contacted_within', 'not_contacted_for', 'never_contacted'], label: t`Clear Last contact` },
      { names: ['consent'], label: t`Clear Consent` },
      { names: ['contact_kind'], label: t`Clear Kind` },
      { names: ['source'], label: t`Clear Source` },
      { names: ['contactgroup'], label: t`Clear Contact group` },
    ] as const,
);

interface Props {
  list: ContactList;
  mayAdd: boolean;
  onAdd: (what: 'one' | 'many') => void;
  /** Where a whole list is brought in. */
  imports: string | undefined;
  /** The heads that stay over an empty table. */
  columns: readonly Column<Contact>[] | undefined;
}

/** Why nobody is listed, and what changes that. */
export const NoContacts = ({ list, mayAdd, onAdd, imports, columns }: Props) => {
  const why = useWhy(list);
  const active = droppable().filter(({ names }) => names.some((name) => list.url.all(name).length > 0));
  // With one filter alone, clearing it and clearing all is the same.
  const drop = active.length > 1 ? active[0] : undefined;
  return (
    <>
      {columns && <TableHead columns={columns} />}
      {list.isFiltered ? (
        <EmptyState
          filtered
          title={word(contactTexts.none)}
          action={
            <>
              {drop && (
                <Button
                  leftSection={<IconX size={16} aria-hidden />}
                  onClick={() => list.url.filter(Object.fromEntries(drop.names.map((name) => [name, null])))}
                >
                  {drop.label}
                </Button>
              )}
              <Button variant="subtle" onClick={list.clearFilters}>
                {t`Clear filters`}
              </Button>
            </>
          }
        >
          {why}
        </EmptyState>
      ) : (
        <EmptyState
          title={word(contactTexts.none)}
          action={
            mayAdd && (
              <>
                <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => onAdd('one')}>
                  {t`Add Contact`}
                </Button>
                {imports ? (
                  <Button component={Link} to={imports} leftSection={<IconFileImport size={16} aria-hidden />}>
                    {t`Import a list`}
                  </Button>
                ) : (
                  <Button leftSection={<IconUsers size={16} aria-hidden />} onClick={() => onAdd('many')}>
                    {t`Multi Contact`}
                  </Button>
                )}
                <PasteLink />
              </>
            )
          }
        >
          {imports
            ? t`No contacts yet. Add one or import your phone’s list.`
            : t`No contacts yet. Add one, or up to five in one go.`}
        </EmptyState>
      )}
    </>
  );
};

const oneOf = (names: string[]) => joined(names, 'or');

/** 'No contact has 'sharma' and is in Buyer or Owner and is from Walk-in.' */
const useWhy = ({ search, url }: ContactList) => {
  const groups = useNames((names) => names.contactgroups);
  const sources = useNames((names) => names.source_names);
  const inGroups = groups.filter(({ id }) => url.ids('contactgroup').includes(id));
  const fromSources = sources.filter(({ id }) => url.ids('source').includes(id));
  const names = useRuleNames();
  const seenBy = visibilityChoices().find(({ id }) => id === url.get('locked_contact'));
  const parts = [
    search && t`has '${search}'`,
    inGroups.length > 0 && t`is in ${oneOf(inGroups.map((group) => group.contact_group_name))}`,
    fromSources.length > 0 && t`is from ${oneOf(fromSources.map((source) => source.source_name))}`,
    ...rulePhrases(ruleIn(url), names),
    seenBy && t`is seen by ${seenBy.label}`,
  ].filter(Boolean);
  return t`No contact ${parts.join(t` and `)}.`;
};

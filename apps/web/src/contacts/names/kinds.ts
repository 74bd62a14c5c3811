import { contactGroupCalls } from '@angan/contract/contacts/contact-groups.ts';
import type { GroupRule } from '@angan/contract/contacts/group-rule.ts';
import { sourceCalls } from '@angan/contract/contacts/sources.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { t } from '@lingui/core/macro';
import { client } from '../../core/api/index.ts';
import { perLanguage, word } from '../../core/language/index.ts';
import { useNames } from '../../core/names/index.ts';

const groups = client(contactGroupCalls);
const sources = client(sourceCalls);

/** A row of either list, by what both have. */
export interface NamedRow {
  id: number;
  name: string;
  /** Of a group by rule. */
  rule?: GroupRule | null | undefined;
}

const addTo = (lookup: 'contactgroups' | 'source_names', row: object) =>
  useNames.setState((names) => ({ [lookup]: [...names[lookup], row] }));

/** The two lists that contacts are sorted by are handled alike; here stands all in which they differ. */
export const kinds = perLanguage(
  () =>
    ({
      group: {
        title: t`Contact groups`,
        what: t`Contact group`,
        addTitle: t`Add Contact Group`,
        fieldLabel: t`Contact group name`,
        field: 'contact_group_name',
        lookup: 'contactgroups',
        filter: 'contactgroup',
        right: 'contactgroup',
        /** Whether some of them may be filled by a rule. */
        hasRules: true,
        added: word(contactTexts.groupCreated),
        addFailed: word(contactTexts.groupFailed),
        /** Whether a name that is there already is refused before it is sent. */
        blocksDuplicates: false,
        usage: contactGroupCalls.usage,
        create: async (contact_group_name: string): Promise<NamedRow> => {
          const row = await groups.create({ body: { contact_group_name } });
          addTo('contactgroups', row);
          return { id: row.id, name: row.contact_group_name };
        },
        rename: (id: number, contact_group_name: string) =>
          groups.update({ params: { id }, body: { contact_group_name } }),
        remove: (id: number) => groups.remove({ params: { id } }),
        merge: (id: number, into: number) => groups.merge({ params: { id }, body: { into } }),
      },
      source: {
        title: t`Sources`,
        what: t`Source`,
        addTitle: t`Add Source`,
        fieldLabel: t`Source name`,
        field: 'source_name',
        lookup: 'source_names',
        filter: 'source',
        right: 'source',
        hasRules: false,
        added: word(contactTexts.sourceCreated),
        addFailed: word(contactTexts.sourceExists),
        blocksDuplicates: true,
        usage: sourceCalls.usage,
        create: async (source_name: string): Promise<NamedRow> => {
          const row = await sources.create({ body: { source_name } });
          addTo('source_names', row);
          return { id: row.id, name: row.source_name };
        },
        rename: (id: number, source_name: string) => sources.update({ params: { id }, body: { source_name } }),
        remove: (id: number) => sources.remove({ params: { id } }),
        merge: (id: number, into: number) => sources.merge({ params: { id }, body: { into } }),
      },
    }) as const,
);
export type Kind = ReturnType<typeof kinds>[keyof ReturnType<typeof kinds>];

import { brokerContactCalls, type ContactCounts } from '@angan/contract/platform/broker-contacts.ts';
import { type ConsentWay, consentWays } from '@angan/domain/lookups/contact-ways.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, firstNonField, useCall } from '../../core/api/index.ts';
import { ChoiceChips, FormDialog, SelectField, SuggestField } from '../../ui/form/index.ts';

const api = client(brokerContactCalls);

/** What contacts that are added together share. */
export interface Shared {
  source: number | null;
  contactgroup: number[];
  consent_how: ConsentWay | null;
}
export const nothingShared: Shared = { source: null, contactgroup: [], consent_how: null };

export const sentShared = ({ consent_how, ...rest }: Shared) => ({ ...rest, ...(consent_how && { consent_how }) });

interface Props {
  shared: Shared;
  counts: ContactCounts | undefined;
  onChange: (shared: Shared) => void;
}

/** Groups, source, and how they agreed to be written to. */
export const SharedChoices = ({ shared, counts, onChange }: Props) => {
  const [naming, setNaming] = useState<'group' | 'source'>();
  const byHand = counts?.groups.filter(({ by_rule }) => !by_rule) ?? [];
  return (
    <>
      <ChoiceChips
        label={t`Contact groups`}
        choices={byHand.map(({ id, name }) => ({ id, label: name }))}
        chosen={shared.contactgroup}
        createLabel={t`New group`}
        onCreate={() => setNaming('group')}
        onChange={(contactgroup) => onChange({ ...shared, contactgroup })}
      />
      <ChoiceChips
        label={t`Source`}
        choices={(counts?.sources ?? []).map(({ id, name }) => ({ id, label: name }))}
        chosen={shared.source === null ? [] : [shared.source]}
        single
        createLabel={t`New source`}
        onCreate={() => setNaming('source')}
        onChange={([source]) => onChange({ ...shared, source: source ?? null })}
      />
      <SelectField
        label={t`Agreed to WhatsApp messages`}
        words={consentWays}
        value={shared.consent_how}
        none={t`Nobody asked`}
        hint={t`Marketing goes only to people who agreed.`}
        onChange={(consent_how) => onChange({ ...shared, consent_how })}
      />
      {naming && (
        <NameDialog
          what={naming}
          known={(naming === 'group' ? (counts?.groups ?? []) : (counts?.sources ?? [])).map(({ name }) => name)}
          onClose={() => setNaming(undefined)}
          onMade={(id) =>
            onChange(
              naming === 'group'
                ? { ...shared, contactgroup: [...shared.contactgroup, id] }
                : { ...shared, source: id },
            )
          }
        />
      )}
    </>
  );
};

interface NameProps {
  what: 'group' | 'source';
  known: readonly string[];
  onClose: () => void;
  onMade: (id: number) => void;
}

const NameDialog = ({ what, known, onClose, onMade }: NameProps) => {
  const [name, setName] = useState('');
  const make = useCall(() => (what === 'group' ? api.addGroup : api.addSource)({ body: { name } }), {
    quiet: true,
    changes: ['contact'],
    onSuccess: ({ id }) => {
      onMade(id);
      onClose();
    },
  });
  return (
    <FormDialog
      opened
      title={what === 'group' ? t`Add Contact Group` : t`Add Source`}
      submit={t`Add`}
      busy={make.isPending}
      onSubmit={() => make.mutate()}
      onClose={onClose}
    >
      <SuggestField
        label={t`Name`}
        value={name}
        suggestions={known.filter((one) => one.toLowerCase().includes(name.trim().toLowerCase()))}
        autoFocus
        error={make.error ? (firstNonField(make.error) ?? make.error.message) : undefined}
        onChange={setName}
      />
    </FormDialog>
  );
};

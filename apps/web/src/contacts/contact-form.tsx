import { contactFields, contactLimits, mobileFields } from '@angan/contract/contacts/contact-fields.ts';
import { inSentence } from '@angan/contract/kit/presented.ts';
import { t } from '@lingui/core/macro';
import { Button, CloseButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { word } from '../core/language/index.ts';
import { useNames } from '../core/names/index.ts';
import { useMay } from '../core/session/index.ts';
import { PickPerson, RecordFields } from '../records/index.ts';
import { ChoiceChips, PhoneField } from '../ui/form/index.ts';
import { inPlace } from '../ui/in-place.tsx';
import { ContactDetails } from './contact-details.tsx';
import { type ContactDraft, mainFields } from './contact-draft.ts';
import styles from './contact-form.module.css';
import { NumberTaken } from './duplicates/number-taken.tsx';
import { AddGroup, AddSource } from './names/index.ts';
import { useHandGroups } from './use-groups.ts';
import { visibilityChoices } from './visibility.ts';

interface Props {
  draft: ContactDraft;
  onChange: (draft: ContactDraft) => void;
  /** The server's or the form's own message under each field, by the field's name. */
  errors: Record<string, string>;
  /** The contact that is being edited; missing for a new one. */
  contact?: number;
}

/** The fields of a contact, for adding one and for editing one. */
export const ContactFields = ({ draft, onChange, errors, contact }: Props) => {
  const set = (change: Partial<ContactDraft>) => onChange({ ...draft, ...change });
  return (
    <>
      {contact === undefined && <PickPerson onPicked={(person) => set(picked(person, draft))} />}
      <RecordFields
        fields={contactFields}
        names={mainFields}
        draft={draft}
        set={set}
        errors={errors}
        stacked
        autoFocus="name"
        special={{
          mobile_number_1: () => (
            <Mobiles
              mobiles={draft.mobiles}
              errors={errors}
              contact={contact}
              onChange={(mobiles) => set({ mobiles })}
            />
          ),
          contactgroup: () => (
            <Groups
              chosen={draft.contactgroup}
              error={errors.contactgroup}
              onChange={(contactgroup) => set({ contactgroup })}
            />
          ),
          source: () => <Sources chosen={draft.source} error={errors.source} onChange={(source) => set({ source })} />,
          locked_contact: () => (
            <ChoiceChips
              label={word(contactFields.locked_contact.label)}
              choices={visibilityChoices()}
              chosen={[draft.locked_contact]}
              required
              error={errors.locked_contact}
              onChange={([locked_contact]) => set({ locked_contact: locked_contact! })}
            />
          ),
        }}
      />
      <ContactDetails draft={draft} errors={errors} onChange={set} />
    </>
  );
};

/** What comes of a person of the phone; what they have no name or number for stays as it was typed. */
const picked = (person: { name: string; mobiles: readonly string[] }, draft: ContactDraft) => ({
  name: person.name || draft.name,
  mobiles: person.mobiles.length > 0 ? person.mobiles.slice(0, contactLimits.numbers) : draft.mobiles,
});

interface MobilesProps {
  mobiles: readonly string[];
  errors: Record<string, string>;
  contact: number | undefined;
  onChange: (mobiles: string[]) => void;
}

const Mobiles = ({ mobiles, errors, contact, onChange }: MobilesProps) => (
  <div className={styles.mobiles}>
    {inPlace(mobiles, (number, at) => (
      <div>
        <div className={styles.mobile}>
          <PhoneField
            label={word(contactFields[mobileFields[at]!].label)}
            value={number}
            required={at === 0}
            error={errors[mobileFields[at]!]}
            onChange={(digits) => onChange(mobiles.with(at, digits))}
          />
          {at > 0 && (
            <CloseButton
              className={styles.remove}
              aria-label={t`Remove ${word(inSentence(contactFields[mobileFields[at]!]))}`}
              onClick={() => onChange(mobiles.toSpliced(at, 1))}
            />
          )}
        </div>
        <NumberTaken number={number} except={contact} />
      </div>
    ))}
    {mobiles.length < contactLimits.numbers && (
      <Button
        className={styles.more}
        size="xs"
        variant="transparent"
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={() => onChange([...mobiles, ''])}
      >
        {t`Add More Numbers`}
      </Button>
    )}
  </div>
);

interface GroupsProps {
  chosen: readonly number[];
  error?: string | undefined;
  onChange: (chosen: number[]) => void;
}

const Groups = ({ chosen, error, onChange }: GroupsProps) => {
  const groups = useHandGroups();
  const [adding, setAdding] = useState(false);
  const mayAdd = useMay('contactgroup:create');
  return (
    <>
      <ChoiceChips
        label={t`Contact groups`}
        choices={groups.map(({ id, contact_group_name }) => ({ id, label: contact_group_name }))}
        chosen={chosen}
        error={error}
        onChange={onChange}
        onCreate={mayAdd ? () => setAdding(true) : undefined}
        createLabel={t`Add Contact Group`}
      />
      <AddGroup opened={adding} onClose={() => setAdding(false)} onAdded={({ id }) => onChange([...chosen, id])} />
    </>
  );
};

interface SourcesProps {
  chosen: number | null;
  error?: string | undefined;
  onChange: (chosen: number | null) => void;
}

const Sources = ({ chosen, error, onChange }: SourcesProps) => {
  const sources = useNames((names) => names.source_names);
  const [adding, setAdding] = useState(false);
  const mayAdd = useMay('source:create');
  return (
    <>
      <ChoiceChips
        label={word(contactFields.source.label)}
        choices={sources.map(({ id, source_name }) => ({ id, label: source_name }))}
        chosen={chosen === null ? [] : [chosen]}
        single
        error={error}
        onChange={([id]) => onChange(id ?? null)}
        onCreate={mayAdd ? () => setAdding(true) : undefined}
        createLabel={t`Add Source`}
      />
      <AddSource opened={adding} onClose={() => setAdding(false)} onAdded={({ id }) => onChange(id)} />
    </>
  );
};

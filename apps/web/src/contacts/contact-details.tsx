import { contactLimits } from '@angan/contract/contacts/contacts.ts';
import { contactKinds } from '@angan/domain/lookups/contact-kinds.ts';
import { spokenLanguages } from '@angan/domain/lookups/contact-ways.ts';
import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useNames } from '../core/names/index.ts';
import { ChoiceChips, DateField, FieldPair, SuggestField, TextField } from '../ui/form/index.ts';
import { type ContactDraft, detailFields, hasDetails } from './contact-draft.ts';
import styles from './contact-form.module.css';

interface Props {
  draft: ContactDraft;
  errors: Record<string, string>;
  onChange: (change: Partial<ContactDraft>) => void;
}

/** What is rarely known at once: behind one button, so that the form for a call stays short. Open where something is in it. */
export const ContactDetails = ({ draft, errors, onChange }: Props) => {
  const [wanted, setWanted] = useState(() => hasDetails(draft));
  const opened = wanted || detailFields.some((field) => errors[field]);
  const id = useId();
  const Chevron = opened ? IconChevronDown : IconChevronRight;
  return (
    <>
      <Button
        className={styles.more}
        size="xs"
        variant="transparent"
        leftSection={<Chevron size={15} aria-hidden />}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setWanted(!opened)}
      >
        More details
      </Button>
      <div id={id} className={styles.details} hidden={!opened}>
        {opened && <Details draft={draft} errors={errors} onChange={onChange} />}
      </div>
    </>
  );
};

const kindChoices = contactKinds.map((kind) => ({ id: kind, label: kind }));
const homes = [
  { id: 'in', label: 'In India' },
  { id: 'out', label: 'Abroad (NRI)' },
] as const;

const Details = ({ draft, errors, onChange }: Props) => {
  const cities = useNames((names) => names.cities);
  const countries = useNames((names) => names.countries);
  const text = (field: 'company_name' | 'city' | 'state' | 'country' | 'language' | 'rera_no', label: string) => ({
    label,
    value: draft[field],
    maxLength: contactLimits[field],
    error: errors[field],
    onChange: (value: string) => onChange({ [field]: value }),
  });
  const day = (field: 'date_of_birth' | 'anniversary', label: string) => ({
    label,
    value: draft[field],
    error: errors[field],
    onChange: (value: string) => onChange({ [field]: value }),
  });
  return (
    <>
      <ChoiceChips
        label="Kind"
        choices={kindChoices}
        chosen={draft.contact_kind}
        error={errors.contact_kind}
        onChange={(contact_kind) => onChange({ contact_kind })}
      />
      <FieldPair>
        <TextField {...text('company_name', 'Company')} />
        <TextField {...text('rera_no', 'RERA no.')} />
      </FieldPair>
      <FieldPair>
        <SuggestField {...text('city', 'City')} suggestions={cities.map(({ city }) => city)} />
        <SuggestField {...text('state', 'State')} suggestions={cities.map(({ state }) => state)} />
      </FieldPair>
      <FieldPair>
        <SuggestField {...text('country', 'Country')} suggestions={countries.map(({ country }) => country)} />
        <SuggestField {...text('language', 'Language')} suggestions={spokenLanguages} />
      </FieldPair>
      <ChoiceChips
        label="Lives"
        choices={homes}
        chosen={[draft.is_nri ? 'out' : 'in']}
        required
        error={errors.is_nri}
        onChange={([home]) => onChange({ is_nri: home === 'out' })}
      />
      <FieldPair>
        <DateField {...day('date_of_birth', 'Date of birth')} />
        <DateField {...day('anniversary', 'Anniversary')} />
      </FieldPair>
    </>
  );
};

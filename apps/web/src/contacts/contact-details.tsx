import { contactFields } from '@angan/contract/contacts/contact-fields.ts';
import { spokenLanguages } from '@angan/domain/lookups/contact-ways.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { perLanguage } from '../core/language/index.ts';
import { useNames } from '../core/names/index.ts';
import { RecordFields } from '../records/index.ts';
import { ChoiceChips } from '../ui/form/index.ts';
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
        {t`More details`}
      </Button>
      <div id={id} className={styles.details} hidden={!opened}>
        {opened && <Details draft={draft} errors={errors} onChange={onChange} />}
      </div>
    </>
  );
};

const homes = perLanguage(
  () =>
    [
      { id: 'in', label: t`In India` },
      { id: 'out', label: t`Abroad (NRI)` },
    ] as const,
);

const Details = ({ draft, errors, onChange }: Props) => {
  const cities = useNames((names) => names.cities);
  const countries = useNames((names) => names.countries);
  return (
    <RecordFields
      fields={contactFields}
      names={detailFields}
      draft={draft}
      set={onChange}
      errors={errors}
      suggestions={{
        city: cities.map(({ city }) => city),
        state: cities.map(({ state }) => state),
        country: countries.map(({ country }) => country),
        language: spokenLanguages,
      }}
      special={{
        is_nri: () => (
          <ChoiceChips
            label={t`Lives`}
            choices={homes()}
            chosen={[draft.is_nri ? 'out' : 'in']}
            required
            error={errors.is_nri}
            onChange={([home]) => onChange({ is_nri: home === 'out' })}
          />
        ),
      }}
    />
  );
};

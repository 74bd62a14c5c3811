import { personLimits } from '@angan/contract/auth/auth.ts';
import { languageNames, languages } from '@angan/domain/lookups/office.ts';
import { t } from '@lingui/core/macro';
import { ChoiceChips, FieldPair, TextField } from '../ui/form/index.ts';
import styles from './profile.module.css';
import type { OwnFacts } from './profile-draft.ts';

interface Props {
  form: OwnFacts;
  set: (change: Partial<OwnFacts>) => void;
  errors: Record<string, string>;
}

/** A person's names and language. */
export const OwnFields = ({ form, set, errors }: Props) => (
  <>
    <FieldPair>
      <TextField
        label={t`First name`}
        value={form.first_name}
        maxLength={personLimits.name}
        required
        error={errors.first_name}
        onChange={(first_name) => set({ first_name })}
      />
      <TextField
        label={t`Last name`}
        value={form.last_name}
        maxLength={personLimits.name}
        error={errors.last_name}
        onChange={(last_name) => set({ last_name })}
      />
    </FieldPair>
    <div>
      <ChoiceChips
        label={t`Language`}
        choices={languages.map((language) => ({ id: language, label: languageNames[language] }))}
        chosen={[form.language]}
        required
        error={errors.language}
        onChange={([language]) => language && set({ language })}
      />
      <p
        className={styles.note}
      >{t`The app is in this language on every device of yours. What people typed stays as it is.`}</p>
    </div>
  </>
);

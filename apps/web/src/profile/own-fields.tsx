import { type Me, personLimits } from '@angan/contract/auth/auth.ts';
import { languages } from '@angan/domain/lookups/office.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { t } from '@lingui/core/macro';
import { perLanguage, word } from '../core/language/index.ts';
import { ChoiceChips, FieldPair, TextField } from '../ui/form/index.ts';
import { KnownFact, KnownFacts } from './known-facts.tsx';
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
        choices={languages.map((language) => ({ id: language, label: word(language) }))}
        chosen={[form.language]}
        required
        error={errors.language}
        onChange={([language]) => language && set({ language })}
      />
      <p className={styles.note}>{t`The screens are in English so far. Your choice is kept for those that follow.`}</p>
    </div>
  </>
);

/** What a person is known by and signs in with. */
export const SignInFacts = ({ me }: { me: Me }) => (
  <KnownFacts>
    <KnownFact label={t`Username`}>{me.username}</KnownFact>
    <KnownFact label={t`Email`}>{me.email}</KnownFact>
    <KnownFact label={t`Mobile number`}>{formatMobile(me.mobile)}</KnownFact>
  </KnownFacts>
);

export const verified = perLanguage(() => t`You sign in with these. They are verified, so they are not changed here.`);

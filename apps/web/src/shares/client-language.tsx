import { type Language, languageNames, languages } from '@angan/domain/lookups/office.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { read, write } from '../core/persist.ts';
import { ChoiceChips } from '../ui/form/index.ts';

const key = 'client_language';

/** The language that was chosen last, for clients of whom none is noted. */
export const lastClientLanguage = (): { last_language?: Language } => {
  const last_language = languages.find((one) => one === read(key));
  return last_language ? { last_language } : {};
};

/** In which language a client is written to: undefined until it is chosen here. */
export const useClientLanguage = () => {
  const [language, setLanguage] = useState<Language>();
  const choose = (chosen: Language) => {
    write(key, chosen);
    setLanguage(chosen);
  };
  return { language, choose };
};

interface Props {
  /** The one that it is in now. */
  chosen: Language | undefined;
  choose: (language: Language) => void;
}

/** The language of what the client gets. */
export const ClientLanguage = ({ chosen, choose }: Props) => (
  <ChoiceChips
    label={t`Client’s language`}
    choices={languages.map((language) => ({ id: language, label: languageNames[language] }))}
    chosen={chosen ? [chosen] : []}
    required
    onChange={([language]) => language && choose(language)}
  />
);

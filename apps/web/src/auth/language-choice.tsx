import { type Language, languageNames, languages, languageTags } from '@angan/domain/lookups/office.ts';
import { t } from '@lingui/core/macro';
import { setLanguage, useLanguage } from '../core/language/index.ts';
import { toast } from '../ui/toast.ts';
import styles from './auth.module.css';

/** The language that somebody signs up or joins in, as profiles have it. */
export const languageOf = (tag: string): Language =>
  languages.find((language) => languageTags[language] === tag) ?? 'English';

/** In which language the app speaks before it is known who is there; kept on this device. */
export const LanguageChoice = () => {
  const chosen = languageOf(useLanguage());
  const choose = (language: Language) =>
    void setLanguage(languageTags[language]).catch(() => toast.error(t`The language did not load. Try again.`));
  return (
    <fieldset className={styles.languages} aria-label={t`Language`}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={languageTags[language]}
          aria-pressed={language === chosen}
          onClick={() => choose(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  );
};

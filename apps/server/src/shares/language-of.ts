import { type Language, languageNames, languages, languageTags } from '@angan/domain/lookups/office.ts';
import type { Context } from '../core/context.ts';

/** A language as people write it down of a contact: 'hindi', 'Hindi, English', 'हिन्दी', 'gu'. The first that we speak. */
export const spokenOf = (noted: string): Language | null => {
  const said = noted.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  const known = (language: Language): string[] => [
    ...[language.toLowerCase(), languageNames[language], languageTags[language]],
    ...(language === 'Hindi' ? ['हिंदी'] : []),
  ];
  const found = said.map((one) => languages.find((language) => known(language).includes(one)));
  return found.find((one) => one !== undefined) ?? null;
};

interface Given {
  readonly language?: Language | undefined;
  readonly last_language?: Language | undefined;
}

/** In which language a client is written to: see `clientLanguage` of the contract. The actor may see the contact. */
export const languageFor = async (
  { actor, db }: Context,
  contact: number | null,
  { language, last_language }: Given,
): Promise<Language> => {
  if (language) return language;
  const noted =
    contact !== null &&
    (await db
      .selectFrom('contact')
      .select('language')
      .where('company_id', '=', actor.companyId)
      .where('id', '=', contact)
      .executeTakeFirst());
  return (noted && spokenOf(noted.language)) || (last_language ?? 'English');
};

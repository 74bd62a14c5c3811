import type { Society, SocietyInput } from '@angan/contract/societies/societies.ts';
import { societyFields } from '@angan/contract/societies/society-fields.ts';
import { t } from '@lingui/core/macro';
import {
  type ContactChoice,
  contactBody,
  type DraftOf,
  fieldsBody,
  fieldsDraft,
  fieldsMistakes,
  knownContact,
} from '../records/index.ts';
import { countIn } from '../ui/form/index.ts';

const keepers = ['office_contact', 'watchman_contact'] as const;
type Keeper = (typeof keepers)[number];

/** A society as it stands in the form: numbers as they were typed. */
export type SocietyDraft = Omit<DraftOf<typeof societyFields>, Keeper> & Record<Keeper, ContactChoice>;

const ofKeepers = <T>(of: (keeper: Keeper) => T) =>
  Object.fromEntries(keepers.map((keeper) => [keeper, of(keeper)])) as Record<Keeper, T>;

/** `given`: what is known of a new one already. */
export const societyDraftOf = (society: Society | undefined, given: Partial<SocietyDraft> = {}): SocietyDraft => ({
  ...fieldsDraft(societyFields, society ?? { is_active: true }),
  ...ofKeepers((keeper): ContactChoice => {
    const contact = society?.[keeper];
    return contact ? knownContact(contact) : { kind: 'none' };
  }),
  ...given,
});

const [oldest, newest] = societyFields.year_built.range;

/** What the form can tell by itself, by field. */
export const societyMistakes = (draft: SocietyDraft): Record<string, string> => {
  const found = fieldsMistakes(societyFields, draft);
  if (draft.society_name.trim() === '') found.society_name = t`Enter the name.`;
  if (draft.area === null) found.area = t`Choose the area.`;
  const year = countIn(draft.year_built);
  if (typeof year === 'number' && (year < oldest || year > newest)) found.year_built = t`Write the year as 2014.`;
  return found;
};

/** The draft as it is sent. `vault`: with the contacts, which only some may write. */
export const societyBody = (draft: SocietyDraft, vault: boolean): SocietyInput => {
  const { office_contact: _, watchman_contact: __, ...body } = fieldsBody(societyFields, draft);
  return { ...body, ...(vault && ofKeepers((keeper) => contactBody(draft[keeper]) ?? null)) };
};

/** A society as it was, to be added again. */
export const societyBodyOf = (society: Society): SocietyInput => societyBody(societyDraftOf(society), true);

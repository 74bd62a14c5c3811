import { companyTexts } from '@angan/contract/company/texts.ts';
import { t } from '@lingui/core/macro';
import { word } from '../core/language/index.ts';
import { useRecordForm } from '../records/index.ts';

interface Given<Form> {
  /** Which form, for its draft. */
  name: string;
  /** As the server has it. */
  saved: Form;
  mistakesIn: (form: Form) => Record<string, string>;
  save: (form: Form) => Promise<unknown>;
  isChanged: (form: Form) => boolean;
}

const nothing = {};

/**
 * A form over what the server has: the draft holds only what was changed, so that it outlives a reload without hiding
 * what somebody else has saved meanwhile.
 */
export const useProfileForm = <Form extends object>({ name, saved, mistakesIn, save, isChanged }: Given<Form>) => {
  const formOf = (draft: Partial<Form>): Form => ({ ...saved, ...draft });
  const { draft, set, errors, page } = useRecordForm<Partial<Form>, unknown>({
    name,
    initial: nothing,
    mistakes: (draft) => mistakesIn(formOf(draft)),
    save: (draft) => save(formOf(draft)),
    success: word(companyTexts.saved),
  });
  const form = formOf(draft);
  const changed = isChanged(form);
  const shown = { title: t`Profile`, submit: t`Save`, unchanged: !changed, isKept: page.isKept && changed };
  return { form, set, errors, page: { ...page, ...shown } };
};

import { companyTexts } from '@angan/contract/company/texts.ts';
import { t } from '@lingui/core/macro';
import { useCall } from '../core/api/index.ts';
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
  const { draft, set, errors, refuse, isKept, clear, startOver } = useRecordForm<Partial<Form>>(name, nothing);
  const form: Form = { ...saved, ...draft };
  const saving = useCall(() => save(form), {
    success: word(companyTexts.saved),
    onFieldErrors: refuse,
    onSuccess: clear,
  });
  const changed = isChanged(form);
  return {
    form,
    set,
    errors,
    page: {
      title: t`Profile`,
      submit: t`Save`,
      busy: saving.isPending,
      unchanged: !changed,
      isKept: isKept && changed,
      onStartOver: startOver,
      onSubmit: () => {
        const wrong = mistakesIn(form);
        refuse(wrong);
        if (Object.keys(wrong).length === 0) saving.mutate();
      },
    },
  };
};

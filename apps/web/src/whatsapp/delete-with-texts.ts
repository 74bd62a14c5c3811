import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { firstNonField, toastError } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import { toast } from '../ui/toast.ts';

/** Deletes an item and says so in the words of the shared delete dialog. Answers whether it is gone. */
export const deleteWithTexts = async (
  name: string,
  value: string,
  remove: () => Promise<unknown>,
): Promise<boolean> => {
  try {
    await remove();
    toast.success(word(contactTexts.deleted(name, value)));
    return true;
  } catch (error) {
    const why = firstNonField(error) ?? (error instanceof Error ? error.message : '');
    toastError(error, () => `${word(contactTexts.deleteFailed(name, value))} ${why}`.trim());
    return false;
  }
};

import { t } from '@lingui/core/macro';
import { invalidate, toastError } from '../core/api/index.ts';
import { toast } from '../ui/toast.ts';
import { taskApi } from './use-visits.ts';

/** Takes the completion of a task back. The toast that offers it outlives the dialog, so no component stands behind it. */
export const undoComplete = ({ id }: { readonly id: number }): void => {
  taskApi
    .undoComplete({ params: { id } }, { quiet: true })
    .then(() => {
      toast.success(t`Undone`);
      return invalidate('task', 'inquiry', 'property', 'contact');
    })
    .catch((error: unknown) => toastError(error as Error));
};

import { type ReminderLetter, reminderLetterCalls } from '@angan/contract/commissions/reminder-letters.ts';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client, query, useCall } from '../core/api/index.ts';

const api = client(reminderLetterCalls);

/** When reminder letters go by themselves, and changing that; all of them are sent, since each is later than the one before. */
export const useLetters = () => {
  const queries = useQueryClient();
  const asked = query(reminderLetterCalls.get, {}, { quiet: true });
  const read = useQuery(asked);
  const save = useCall((letters: ReminderLetter[]) => api.put({ body: { letters } }), {
    success: t`Saved`,
    changes: ['commission'],
    onSuccess: (saved) => queries.setQueryData(asked.queryKey, saved),
  });
  return { ...read, save };
};

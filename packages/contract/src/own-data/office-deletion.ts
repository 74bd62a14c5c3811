import { z } from 'zod';
import { passwordText } from '../auth/auth.ts';
import { call } from '../kit/call.ts';
import { requiredText } from '../kit/fields.ts';

/** Days for which an office is kept whole after its Owner asked for it to be deleted. */
export const officeDeletionDays = 30;
/** Days before the last one on which the Owner is reminded by mail. */
export const officeDeletionWarnings = [7, 1] as const;

/** What is said where an office is not deleted or brought back. */
export const officeDeletionTexts = {
  nameWrong: 'That is not the name of the office. Type it as it stands above.',
  noMobile: 'The code goes to your mobile number, and you have none. Add one to your profile first.',
  noneUnderWay: 'This office is not about to be deleted.',
  dayHasCome: 'The day of the deletion has come. The office can no longer be brought back.',
} as const;

const count = z.number().int();

/** What becomes of an office that is deleted: what goes, what stays, and from which day on. */
export const OfficeDeletion = z.object({
  company_name: z.string(),
  /** The number to which the code goes, all but its end hidden; '' where the Owner has none. */
  mobile: z.string(),
  /** When it is asked for today, or the day on which it was begun for. */
  delete_on: z.string(),
  goes: z.object({
    people: count,
    contacts: count,
    properties: count,
    inquiries: count,
    deals: count,
    files: count,
  }),
  /** Stays in the platform's own books, as the law wants it. */
  stays: z.object({ invoices: count, payments: count }),
});
export type OfficeDeletion = z.infer<typeof OfficeDeletion>;

const own = { access: 'company:delete', subscription: 'any' } as const;
const path = '/properties/office_deletion/' as const;
const company_name = requiredText(200);

/**
 * The Owner deletes the office: with its name, the password, and the code that goes to the own number once both are right.
 * It is closed at once and kept for 30 days, in which the Owner brings it back as it was.
 */
export const officeDeletionCalls = {
  get: call({
    ...own,
    method: 'GET',
    shows: [
      'company',
      'contact',
      'property',
      'inquiry',
      'deal',
      'app_user',
      'stored_file',
      'platform_invoice',
      'payment',
    ],
    path,
    showsNumbers: true,
    summary: 'What would go and what would stay if the office were deleted, and when',
    whileDeleting: 'owner',
    answer: OfficeDeletion,
  }),
  code: call({
    ...own,
    method: 'POST',
    path: `${path}code/`,
    summary: 'Send the code with which the office is deleted to its Owner, who gives its name and the password',
    body: z.object({ company_name, current_password: passwordText }),
    status: 204,
  }),
  begin: call({
    ...own,
    method: 'POST',
    path,
    summary: 'Close the office at once and delete it in 30 days, with the code that went to its Owner',
    body: z.object({ company_name, otp: requiredText(20) }),
    status: 204,
  }),
  bringBack: call({
    ...own,
    method: 'POST',
    path: `${path}bring_back/`,
    summary: 'Bring back the office that was about to be deleted, as it was',
    whileDeleting: 'owner',
    status: 204,
  }),
};

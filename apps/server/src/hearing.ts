import { hearsOfDevice } from './auth/index.ts';
import type { Hearing } from './core/live/hearing.ts';
import { hearsOfDeal, hearsOfDealRequest } from './deals/index.ts';
import { hearsOfInquiry } from './inquiries/index.ts';
import { hearsOfLoan } from './loans/index.ts';
import { hearsOfRecord } from './records/index.ts';
import { hearsOfTask } from './tasks/index.ts';
import { hearsOfViewed } from './viewed/index.ts';

/** Who may hear of which records' changes: the one list from which the live events are put together. */
export const hearing: Hearing = {
  usual: hearsOfRecord,
  of: {
    inquiry: hearsOfInquiry,
    task: hearsOfTask,
    loan: hearsOfLoan,
    loan_application: hearsOfLoan,
    loan_document: hearsOfLoan,
    loan_disbursement: hearsOfLoan,
    deal: hearsOfDeal,
    deal_offer: hearsOfDeal,
    deal_paper: hearsOfDeal,
    deal_request: hearsOfDealRequest,
    user_device: hearsOfDevice,
    viewed_property: hearsOfViewed,
    viewed_inquiry: hearsOfViewed,
    revealed_number: hearsOfViewed,
  },
};

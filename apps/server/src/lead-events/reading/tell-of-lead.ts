import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { ownerIds, raiseAlerts } from '../../alerts/index.ts';
import type { Context } from '../../core/context.ts';

/** Tells who sees to the inquiry of a lead, or the Owner where nobody does. */
export const tellOfLead = async (
  { db, actor }: Context,
  event: number,
  source: string,
  inquiry: number,
  became: 'Created' | 'Appended',
): Promise<void> => {
  const { inquiry_code: code, assigned_to } = await db
    .selectFrom('inquiry')
    .select(['inquiry_code', 'assigned_to'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', inquiry)
    .executeTakeFirstOrThrow();
  const { of } = alertSentences;
  await raiseAlerts(db, [
    {
      to: assigned_to.length > 0 ? assigned_to : await ownerIds(db),
      kind: 'New portal inquiry',
      sentence: became === 'Created' ? of.portalInquiry({ source, code }) : of.portalInquiryAgain({ source, code }),
      key: `lead ${event}`,
      about: [{ kind: 'inquiry', id: inquiry }],
      together: of.portalInquiries,
    },
  ]);
};

import { shareTexts } from '@angan/contract/shares/texts.ts';
import type { Shown } from '@angan/domain/brochure/index.ts';
import { runsTheOffice } from '@angan/domain/roles.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors } from '../core/errors.ts';

/** What somebody may choose to show: who runs the office both, others what the Owner has switched on for them. */
export const mayShow = async ({ actor, db }: Context): Promise<Shown> => {
  if (runsTheOffice(actor.usertype)) return { unit: true, society: true };
  const record = await db
    .selectFrom('user_permission')
    .select([
      'can_send_unit_number_in_property_pdf_share as unit',
      'can_send_society_name_property_pdf_share as society',
    ])
    .where('company_id', '=', actor.companyId)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  return record ?? { unit: false, society: false };
};

/** What is to be shown, both off where nothing was said. Refuses at the field what the actor may not show. */
export const shownBy = (
  given: { show_unit?: boolean | undefined; show_society?: boolean | undefined },
  may: Shown,
): Shown => {
  const shown = { unit: given.show_unit ?? false, society: given.show_society ?? false };
  if (shown.unit && !may.unit) throw fieldErrors({ show_unit: [shareTexts.noUnit] });
  if (shown.society && !may.society) throw fieldErrors({ show_society: [shareTexts.noSociety] });
  return shown;
};

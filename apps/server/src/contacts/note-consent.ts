import type { ConsentWay } from '@angan/domain/lookups/contact-ways.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';

/**
 * Keeps that somebody who gave this person's number agreed, by the words of that version, to be written to. Whoever was
 * asked before stays as they are: nobody knows who typed the number, and a consent that was withdrawn, or no wish to be
 * reached at all, is not undone by a stranger.
 */
export const noteConsent = async (
  { db, actor }: Context,
  contact: number,
  { how, at, version }: { how: ConsentWay; at: string; version: string },
): Promise<void> => {
  await sql`
    update contact set consent_status = 'Given', consent_how = ${how}, consent_at = ${at}::timestamptz, consent_text_version = ${version}
     where company_id = ${actor.companyId} and id = ${contact} and consent_status = 'Not asked'
       and not do_not_contact and not marketing_opt_out`.execute(db);
};

import type { Received } from '@angan/contract/kit/call.ts';
import type { Words } from '@angan/contract/kit/sentence.ts';
import { shareFilePath, sharePath } from '@angan/contract/shares/links.ts';
import type { MadeShare, shareCalls } from '@angan/contract/shares/shares.ts';
import { formatOf, shareDays, shareGate } from '@angan/domain/brochure/index.ts';
import { findContact } from '../contacts/index.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors } from '../core/errors.ts';
import { wordsFor } from '../core/words.ts';
import { findInquiry, moveStage } from '../inquiries/index.ts';
import { noteViewed } from '../viewed/index.ts';
import { brochureIn } from './brochure-in.ts';
import { compose, textOf } from './compose.ts';
import { readShareables, type Shareable, type ShareContent } from './facts.ts';
import { languageFor } from './language-of.ts';
import { oneShare } from './list-shares.ts';
import { mayShow, shownBy } from './may-show.ts';
import { newShareCode } from './share-code.ts';

type Given = Received<typeof shareCalls.create>['body'];
const day = 86_400_000;

/**
 * Shares properties: writes what is said and a row of the ledger for each, moves the inquiry, and answers what is passed
 * on. The ledger comes last, since whoever shares next in the company waits from there on.
 */
export const makeShare = async (context: Context, body: Given): Promise<MadeShare> => {
  const properties = await readShareables(context, body.properties);
  checkGates(properties, body.confirm_rera ?? false);
  const to = await recipient(context, body);
  const shown = shownBy(body, await mayShow(context));
  const language = await languageFor(context, to.contact, body);
  const { words } = wordsFor(language);
  const content = await compose(context, properties, shown, language, body);
  const { actor, db, services } = context;
  const code = newShareCode();
  const now = services.now();
  const { id } = await db
    .insertInto('share')
    .values({
      company_id: actor.companyId,
      code,
      channel: body.channel,
      format: formatOf(properties.length, Boolean(body.visit_group)),
      ...to,
      show_unit: shown.unit,
      show_society: shown.society,
      content: JSON.stringify(content),
      expires_at: new Date(now.getTime() + (body.days ?? shareDays.usual) * day).toISOString(),
      created_by: actor.userId,
      created_date: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (to.inquiry !== null) await moveStage(db, { company_id: actor.companyId, id: to.inquiry }, 'share');
  const { companyId, userId, deviceId } = actor;
  await noteViewed(db, { kind: 'property', ids: body.properties, action: 'PDF', at: now, companyId, userId, deviceId });
  await writeLedger(context, { id, code, at: now.toISOString(), ...to, ...body }, shown, properties);
  const link = `${services.settings.publicUrl}${sharePath(code)}`;
  return {
    ...(await oneShare(context, id)),
    text: textOf(content, link, words),
    link,
    file: shareFilePath(code),
    file_name: fileName(content, words),
  };
};

const checkGates = (properties: readonly Shareable[], confirmed: boolean) => {
  for (const { gate } of properties) {
    const answer = shareGate(gate);
    if (answer.may === 'no') throw fieldErrors({ properties: [answer.why] });
    if (answer.may === 'confirm' && !confirmed) throw fieldErrors({ confirm_rera: [answer.why] });
  }
};

/** For whom; the contact of an inquiry where only that was named. Either has to be one that the actor may see. */
export const recipient = async (context: Context, given: Pick<Given, 'inquiry' | 'contact'>) => {
  const inquiry = given.inquiry ? await findInquiry(context, given.inquiry) : undefined;
  if (given.contact) await findContact(context, given.contact);
  return { inquiry: inquiry?.id ?? null, contact: given.contact ?? inquiry?.contact_id ?? null };
};

interface Entry {
  readonly id: number;
  readonly code: string;
  readonly at: string;
  readonly inquiry: number | null;
  readonly contact: number | null;
  readonly channel: string;
  readonly price_quoted?: number | null | undefined;
}

const writeLedger = async (
  { actor, db }: Context,
  entry: Entry,
  shown: { unit: boolean; society: boolean },
  properties: readonly Shareable[],
) => {
  await db
    .insertInto('share_entry')
    .values(
      properties.map(({ id, facts, gate }) => ({
        company_id: actor.companyId,
        share: entry.id,
        property: id,
        contact: entry.contact,
        inquiry: entry.inquiry,
        by: actor.userId,
        at: entry.at,
        channel: entry.channel,
        code: entry.code,
        price_quoted: entry.price_quoted ?? facts.sale_price_total ?? facts.rent_total,
        show_unit: shown.unit,
        show_society: shown.society,
        rera_confirmed: shareGate(gate).may === 'confirm',
        // Set by the chain.
        seq: 0,
        hash: Buffer.alloc(0),
      })),
    )
    .execute();
};

const fileName = ({ properties, sender }: ShareContent, words: Words): string => {
  const [first] = properties;
  const { property_code, title } = brochureIn(first!, words);
  const name = properties.length === 1 ? `${property_code} ${title}` : sender.company;
  return `${name.replaceAll(/[\p{Cc}<>:"/\\|?*]/gu, ' ').slice(0, 80)}.pdf`;
};

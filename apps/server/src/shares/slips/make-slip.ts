import type { Words } from '@angan/contract/kit/sentence.ts';
import type { Shown } from '@angan/domain/brochure/index.ts';
import { formatDate, formatTime } from '@angan/domain/dates.ts';
import type { Language } from '@angan/domain/lookups/office.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import type { ConfirmMethod } from '@angan/domain/visit-slip.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { keepFile } from '../../core/files/index.ts';
import { wordsFor } from '../../core/words.ts';
import { placesOf } from '../page/open-share.ts';
import { drawApart } from '../pdf/draw-apart.ts';
import { readPicture } from '../pictures.ts';
import { footIn, readSender } from '../sender.ts';
import { newShareCode } from '../share-code.ts';
import { type ComposedStop, composeStops } from './compose-slip.ts';
import type { SeenVisit } from './seen-visits.ts';
import type { Visitor } from './visitor.ts';

interface Slip {
  readonly visits: readonly SeenVisit[];
  readonly visitor: Visitor;
  readonly shown: Shown;
  readonly method: ConfirmMethod;
  /** The language of the paper. */
  readonly language: Language;
  /** The file of the signature. */
  readonly signature: number | null;
}

/** Keeps the paper of a slip as a file of its first visit; answers the file's id. */
export type KeepPaper = (context: Context, paper: { task: number; name: string; content: Buffer }) => Promise<number>;

const keepPaper: KeepPaper = ({ services, db, actor, request }, { task, name, content }) =>
  keepFile(
    { services, db, companyId: actor.companyId, userId: actor.userId, requestId: request.id },
    { kind: 'visit_slip', recordId: task, name },
    { name: 'full', content, content_type: 'application/pdf' },
  );

/**
 * Makes the slip of visits: keeps its paper and all that it says, writes a row of the ledger for each stop with the hash of
 * that, and tells the tasks how the visitor confirmed. The ledger comes last, since whoever shares next waits from there on.
 * Answers the id of the share that it is.
 */
export const makeSlip = async (context: Context, slip: Slip, keep: KeepPaper = keepPaper): Promise<number> => {
  const { actor, db, services } = context;
  const { visits, visitor, shown, method, language } = slip;
  const { words, tag } = wordsFor(language);
  const { say, word } = words;
  const at = services.now().toISOString();
  const code = newShareCode();
  const stops = await composeStops(context, visits, visitor, shown, words);
  const sender = await readSender(context);
  const files = await readFiles(context, { signature: slip.signature, logo: sender.logo });
  const paper = await drawApart({
    format: 'Visit slip',
    tag,
    sender: {
      ...sender,
      foot: footIn(sender, words),
      phone: formatMobile(sender.phone),
      logo: files.logo?.content ?? null,
    },
    code,
    date: word(formatDate(at)),
    visitor: visitor.name,
    number: visitor.masked,
    stops: stops.map(({ stop }) => ({
      ...stop,
      when: `${word(formatDate(stop.at))}, ${word(formatTime(stop.at))}`,
      check_in: stop.checked_in_at
        ? say('Checked in at {time}, {place}', { time: word(formatTime(stop.checked_in_at)), place: stop.check_in })
        : '',
    })),
    isConfirmed: method !== 'None',
    confirmed: confirmedWords(words, method, at, visitor.masked),
    signature: files.signature?.content ?? null,
  });
  const file = await keep(context, { task: visits[0]!.id, name: `Visit slip ${code}.pdf`, content: paper });
  const content = {
    properties: stops.flatMap(({ stop, brochure, told }) =>
      stop.property === null || !brochure ? [] : [{ id: stop.property, brochure, told, pictures: [] }],
    ),
    sender,
    price_quoted: null,
    language,
    slip: {
      visitor: visitor.name,
      number: visitor.masked,
      stops: stops.map(({ stop }) => stop),
      method,
      at,
      signature: files.signature?.sha256 ?? null,
      paper: await hashOf(context, file),
    },
  };
  const { id } = await db
    .insertInto('share')
    .values({
      company_id: actor.companyId,
      code,
      channel: 'Visit slip',
      format: 'Visit slip',
      contact: visitor.contact,
      inquiry: visits[0]!.inquiry,
      show_unit: shown.unit,
      show_society: shown.society,
      content: JSON.stringify(content),
      // It has no link: it is handed on as a file.
      expires_at: at,
      slip_file: file,
      created_by: actor.userId,
      created_date: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await confirmTasks(context, visits, method, at);
  await writeLedger(context, { id, code, at, visits, visitor, shown }, stops);
  return id;
};

const confirmedWords = ({ say, word }: Words, method: ConfirmMethod, at: string, number: string): string => {
  const moment = `${word(formatDate(at))}, ${word(formatTime(at))}`;
  if (method === 'Signature') return say('Signed by the visitor on {moment}', { moment });
  if (method === 'OTP')
    return say('Confirmed by the visitor with a code sent to {number} on {moment}', { number, moment });
  return say('Made on {moment}, not confirmed by the visitor', { moment });
};

interface ReadFile {
  readonly content: Buffer;
  readonly sha256: string;
}

/** The signature and the picture of the company, where there are such. */
const readFiles = async (context: Context, ids: { signature: number | null; logo: number | null }) => {
  const { actor, db, services } = context;
  const places = await placesOf(
    db,
    actor.companyId,
    Object.values(ids).filter((id) => id !== null),
  );
  const read = async (id: number | null): Promise<ReadFile | undefined> => {
    const place = id === null ? undefined : places.get(id);
    const content = place && (await readPicture(services, place));
    return content && { content, sha256: await hashOf(context, id!) };
  };
  return { signature: await read(ids.signature), logo: await read(ids.logo) };
};

const hashOf = async ({ actor, db }: Context, file: number): Promise<string> =>
  (
    await db
      .selectFrom('stored_file')
      .select('sha256')
      .where('company_id', '=', actor.companyId)
      .where('id', '=', file)
      .executeTakeFirstOrThrow()
  ).sha256;

/** A slip that nobody confirmed takes nothing from one that somebody did. */
const confirmTasks = async (
  { actor, db }: Context,
  visits: readonly SeenVisit[],
  method: ConfirmMethod,
  at: string,
): Promise<void> => {
  const telling = db
    .updateTable('task')
    .set({ visitor_confirm: JSON.stringify({ method, at }) })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', sql<number>`any (${visits.map(({ id }) => id)}::bigint[])`);
  await (method === 'None' ? telling.where('visitor_confirm', 'is', null) : telling).execute();
};

interface Entry {
  readonly id: number;
  readonly code: string;
  readonly at: string;
  readonly visits: readonly SeenVisit[];
  readonly visitor: Visitor;
  readonly shown: Shown;
}

const writeLedger = async (
  { actor, db }: Context,
  { id, code, at, visits, visitor, shown }: Entry,
  stops: readonly ComposedStop[],
): Promise<void> => {
  await db
    .insertInto('share_entry')
    .values(
      stops.map(({ stop, price }) => ({
        company_id: actor.companyId,
        share: id,
        property: stop.property,
        project: stop.project,
        contact: visitor.contact,
        inquiry: visits[0]!.inquiry,
        by: actor.userId,
        at,
        channel: 'Visit slip',
        code,
        price_quoted: price,
        show_unit: shown.unit,
        show_society: shown.society,
        content_hash: sql<Buffer>`(select share_content_hash(s.content) from share s where s.company_id = ${actor.companyId} and s.id = ${id})`,
        // Set by the chain.
        seq: 0,
        hash: Buffer.alloc(0),
      })),
    )
    .execute();
};

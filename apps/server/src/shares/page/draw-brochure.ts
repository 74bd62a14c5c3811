import { formatDate } from '@angan/domain/dates.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import type { Context, Services } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { type Worded, wordsFor } from '../../core/words.ts';
import { brochureIn } from '../brochure-in.ts';
import { drawApart } from '../pdf/draw-apart.ts';
import { markPictures, readPicture } from '../pictures.ts';
import { footIn } from '../sender.ts';
import { findShare, type OpenShare, placesOf } from './open-share.ts';

/** The brochure of a share of the office, even one that was made in this very transaction. */
export const brochureOfShare = async ({ db, actor, services }: Context, code: string): Promise<Buffer> => {
  const share = await findShare(db, { company: actor.companyId, code, now: services.now() });
  if (!share) throw notFound();
  const worded = wordsFor(share.content.language ?? 'English');
  return drawBrochure(services, { share, ...(await readPictures(share, db)) }, worded);
};

/** All pictures of a share by their numbers; those of what is no longer on offer have none to show. */
export const offered = ({ content, offered: ids }: OpenShare): { id: number | undefined }[] =>
  content.properties.flatMap(({ id, pictures }) => pictures.map((one) => ({ id: ids.includes(id) ? one : undefined })));

/** What is drawn of a share, and where its pictures lie. */
export const readPictures = async ({ company_id, content, format }: OpenShare, db: Parameters<typeof placesOf>[0]) => {
  const wanted = { Single: 7, Comparison: 1, List: 0, Tour: 1 }[format];
  const lists = content.properties.map(({ pictures }) => pictures.slice(0, wanted));
  const { logo } = content.sender;
  return { lists, places: await placesOf(db, company_id, [...lists.flat(), ...(logo ? [logo] : [])]) };
};

/** The PDF of a share. */
export const drawBrochure = async (
  services: Services,
  { share, lists, places }: { share: OpenShare } & Awaited<ReturnType<typeof readPictures>>,
  { words, tag }: Worded,
): Promise<Buffer> => {
  const { content, code, format } = share;
  const isOffered = content.properties.map(({ id }) => share.offered.includes(id));
  if (!isOffered.includes(true)) throw notFound();
  const read = async (id: number) => places.get(id) && readPicture(services, places.get(id)!);
  const found = await Promise.all(
    lists.flatMap((list, at) => (isOffered[at] ? list : []).map(async (id) => ({ at, bytes: await read(id) }))),
  );
  const there = found.filter((one): one is { at: number; bytes: Buffer } => one.bytes !== undefined);
  const marked = await markPictures(
    there.map(({ bytes }) => bytes),
    { company: content.sender.company, code },
  );
  const { logo, phone, ...sender } = content.sender;
  return drawApart({
    format,
    tag,
    properties: content.properties.flatMap((one, at) =>
      isOffered[at]
        ? [
            {
              brochure: brochureIn(one, words),
              visit: one.visit,
              pictures: marked.filter((_, index) => there[index]!.at === at),
            },
          ]
        : [],
    ),
    sender: {
      ...sender,
      foot: footIn(sender, words),
      phone: formatMobile(phone),
      logo: (logo && (await read(logo))) || null,
    },
    code,
    date: words.word(formatDate(share.created_date)),
    link: `${services.settings.publicUrl}/s/${code}`,
  });
};

import { formatDate } from '@angan/domain/dates.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import type { Context, Services } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { drawApart } from '../pdf/draw-apart.ts';
import { markPictures, readPicture } from '../pictures.ts';
import { findShare, type OpenShare, placesOf } from './open-share.ts';

/** The brochure of a share of the office, even one that was made in this very transaction. */
export const brochureOfShare = async ({ db, actor, services }: Context, code: string): Promise<Buffer> => {
  const share = await findShare(db, { company: actor.companyId, code, now: services.now() });
  if (!share) throw notFound();
  return drawBrochure(services, { share, ...(await readPictures(share, db)) });
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
    properties: content.properties.flatMap(({ brochure, visit }, at) =>
      isOffered[at] ? [{ brochure, visit, pictures: marked.filter((_, index) => there[index]!.at === at) }] : [],
    ),
    sender: { ...sender, phone: formatMobile(phone), logo: (logo && (await read(logo))) || null },
    code,
    date: formatDate(share.created_date),
    link: `${services.settings.publicUrl}/s/${code}`,
  });
};

import { drf } from '@angan/contract/kit/drf-texts.ts';
import { mediaTexts } from '@angan/contract/whatsapp/media-texts.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { Context } from '../../core/context.ts';
import { fieldErrors, Refusal } from '../../core/errors.ts';
import { findProperty } from '../../properties/index.ts';
import { brochureOfShare, shareHandlers } from '../../shares/index.ts';
import { asOffice } from '../as-office.ts';
import { addMedia } from './add-media.ts';
import { readStored } from './read-stored.ts';

interface Asked {
  readonly property: number;
  readonly file_type: 'Image' | 'Document';
}

/** Puts a property's photo or its brochure among the media; answers the medium. A photo that is there already is taken. */
export const mediumOfProperty = async (context: Context, { property: id, file_type }: Asked): Promise<number> => {
  const office = asOffice(context);
  const property = await findProperty(office, id).catch((error: unknown) => {
    throw error instanceof Refusal ? fieldErrors({ property: [drf.invalidPk(id)] }) : error;
  });
  const description = property.property_code;
  if (file_type === 'Document') return addMedia(context, { ...(await brochure(office, id)), description });
  const cover = property.cover_file.file;
  if (cover === null) throw fieldErrors({ property: [mediaTexts.noPhoto] });
  const known = await context.db
    .selectFrom('whatsapp_media')
    .select('id')
    .where('company_id', '=', context.actor.companyId)
    .where('taken_from', '=', cover)
    .where('status', '!=', 'failed')
    .executeTakeFirst();
  if (known) return known.id;
  const medium = await addMedia(context, { ...(await photo(context, cover)), description });
  await sql`update whatsapp_media set taken_from = ${cover} where company_id = ${context.actor.companyId} and id = ${medium}`.execute(
    context.db,
  );
  return medium;
};

/** Photos are kept as they are best shown; WhatsApp takes JPEG and PNG alone. */
const photo = async ({ services, db, actor }: Context, file: number) => {
  const stored = await db
    .selectFrom('stored_file')
    .select(['name', 'store_key', 'content_type'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', file)
    .executeTakeFirstOrThrow();
  const bytes = await readStored(services, actor.companyId, stored.store_key);
  const content = /jpeg|png/.test(stored.content_type) ? bytes : await sharp(bytes).jpeg().toBuffer();
  return { kind: 'Image', file: { filename: stored.name, content }, field: 'property' } as const;
};

/** A share of the office's like any other, in its ledger. */
const brochure = async (office: Context, property: number) => {
  type Given = Parameters<typeof shareHandlers.create>[0];
  const body = { properties: [property], channel: 'PDF' };
  const made = await shareHandlers.create({ params: {}, query: {}, body } as unknown as Given, office);
  const content = await brochureOfShare(office, made.code);
  return { kind: 'Document', file: { filename: made.file_name, content }, field: 'property' } as const;
};

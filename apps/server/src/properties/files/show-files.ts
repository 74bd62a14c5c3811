import { propertyPictureSizes } from '@angan/contract/files/files.ts';
import type { PropertyCover, PropertyFileKind, PropertyFiles } from '@angan/contract/properties/property-files.ts';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import type { FileColumns, FileRow } from './file-columns.ts';

const { thumb, screen } = propertyPictureSizes;
type Linker = Pick<Context, 'actor' | 'services'>;

export const showCover = (
  { file, count }: FileColumns['cover_file'],
  { actor, services }: Linker,
): z.input<typeof PropertyCover> => ({
  cover: file === null ? null : services.links.link(actor, file, thumb),
  image_count: count,
});

/** The files by kind with links of the reader's; documents only for who sees the vault. */
export const showFiles = (
  files: readonly FileRow[],
  seesVault: boolean,
  { actor, services }: Linker,
): Omit<PropertyFiles, keyof z.input<typeof PropertyCover>> => {
  const link = (row: FileRow, variant?: string) => services.links.link(actor, row.file, variant);
  const picture = (row: FileRow) => ({
    id: row.id,
    url: link(row, screen),
    thumb_url: link(row, thumb),
    width: row.width ?? 0,
    height: row.height ?? 0,
    caption: row.caption,
    is_cover: row.is_cover,
  });
  const attachment = (row: FileRow) => ({
    id: row.id,
    url: link(row),
    name: row.name,
    content_type: row.content_type,
    bytes: row.bytes,
    caption: row.caption,
  });
  const of = (kind: PropertyFileKind) => files.filter((row) => row.kind === kind);
  return {
    images: of('image').map(picture),
    floor_plans: of('floor_plan').map(picture),
    videos: of('video').map(attachment),
    ...(seesVault && { documents: of('document').map(attachment) }),
  };
};

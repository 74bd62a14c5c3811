import { recordPictureSizes } from '@angan/contract/files/files.ts';
import type { RecordCover, RecordFileKind, RecordFiles } from '@angan/contract/files/record-files.ts';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import type { FileColumns, FileRow } from './file-columns.ts';

const { thumb, screen } = recordPictureSizes;
type Linker = Pick<Context, 'actor' | 'services'>;

export const showCover = (
  { file, count }: FileColumns['cover_file'],
  { actor, services }: Linker,
): z.input<typeof RecordCover> => ({
  cover: file === null ? null : services.links.link(actor, file, thumb),
  image_count: count,
});

/** The files by kind with links of the reader's; documents only for who sees those. */
export const showFiles = (
  files: readonly FileRow[],
  seesDocuments: boolean,
  { actor, services }: Linker,
): Omit<RecordFiles, keyof z.input<typeof RecordCover>> => {
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
  const of = (kind: RecordFileKind) => files.filter((row) => row.kind === kind);
  return {
    images: of('image').map(picture),
    floor_plans: of('floor_plan').map(picture),
    videos: of('video').map(attachment),
    ...(seesDocuments && { documents: of('document').map(attachment) }),
  };
};

import type { Permission } from '@angan/domain/roles.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { drf } from '../kit/drf-texts.ts';
import { flag, idParams, pathId, requiredReferences, text } from '../kit/fields.ts';
import { upload, uploadLimits } from './upload.ts';

export const recordFileKinds = ['image', 'floor_plan', 'video', 'document'] as const;
export type RecordFileKind = (typeof recordFileKinds)[number];

interface Rule {
  /** Files that a record has at most. */
  readonly most: number;
  /** Bytes of one. */
  readonly bytes: number;
  /** Content types that are taken, told by the content. */
  readonly types: readonly string[];
}

const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
const megabyte = 1024 * 1024;

/** What a property or a project may have of each kind (domain rules 2.1). */
export const recordFileRules: Record<RecordFileKind, Rule> = {
  image: { most: 25, bytes: uploadLimits.fileBytes, types: pictures },
  floor_plan: { most: 5, bytes: uploadLimits.fileBytes, types: pictures },
  video: { most: 5, bytes: 64 * megabyte, types: ['video/mp4', 'video/webm'] },
  document: {
    most: 15,
    bytes: uploadLimits.fileBytes,
    types: [
      'application/pdf',
      'image/jpeg',
      'image/png',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  },
};

/** Days for which a deleted file can be taken back. */
export const recordFileKeptDays = 30;
/** Characters of a caption. */
export const captionLength = 120;

const names = { image: 'photos', floor_plan: 'floor plans', video: 'videos', document: 'documents' } as const;

/** Records that have files of these kinds. */
export type FiledRecord = 'property' | 'project';

/** What is said of files that cannot be taken or changed. */
export const recordFileTexts = {
  tooMany: (one: FiledRecord, kind: RecordFileKind) =>
    `A ${one} has at most ${recordFileRules[kind].most} ${names[kind]}. Delete one first.`,
  tooLarge: (kind: RecordFileKind) =>
    `This file is larger than ${recordFileRules[kind].bytes / megabyte} MB. Send a smaller one.`,
  wrongType: {
    image: drf.notAnImage,
    floor_plan: drf.notAnImage,
    video: 'Videos are taken as MP4 or WebM. Save it so and send it again.',
    document: 'Documents are taken as PDF, JPEG, PNG, Word (docx) or Excel (xlsx).',
  } satisfies Record<RecordFileKind, string>,
  otherOrder: 'There are other files by now. Look again, and put them in order then.',
  coverIsImage: 'Only a photo can be the cover.',
  coverStays: 'Choose another photo as the cover instead.',
} as const;

/** A picture of a record. Links as of all files: they begin at this server's root and last an hour. */
export const RecordPicture = z.object({
  id: z.number(),
  /** At most 1600 pixels a side. */
  url: z.string(),
  /** At most 480 pixels a side. */
  thumb_url: z.string(),
  /** Pixels of the picture itself. */
  width: z.number(),
  height: z.number(),
  caption: z.string(),
  is_cover: z.boolean(),
});
export type RecordPicture = z.infer<typeof RecordPicture>;

/** A video or a document of a record. */
export const RecordAttachment = z.object({
  id: z.number(),
  url: z.string(),
  name: z.string(),
  content_type: z.string(),
  bytes: z.number(),
  caption: z.string(),
});
export type RecordAttachment = z.infer<typeof RecordAttachment>;

/** What rows of lists and cards have of the pictures. */
const cover = {
  /** Link to the cover, at most 480 pixels a side; null where there is no photo. */
  cover: z.string().nullable(),
  image_count: z.number().int(),
};
export const RecordCover = z.object(cover);

const pictureList = z.array(RecordPicture);
const attachmentList = z.array(RecordAttachment);

/** All files of a record that the reader may see. */
export const RecordFiles = z.object({
  ...cover,
  /** In their order; exactly one is the cover. */
  images: pictureList,
  floor_plans: pictureList,
  videos: attachmentList,
  /** Left out for who may not see the documents of this record. */
  documents: attachmentList.optional(),
});
export type RecordFiles = z.infer<typeof RecordFiles>;

/** The same as fields of the record: the lists stand only where one record is asked for. */
export const filesOfRecord = {
  ...cover,
  images: pictureList.optional(),
  floor_plans: pictureList.optional(),
  videos: attachmentList.optional(),
  documents: attachmentList.optional(),
};

const kind = z.enum(recordFileKinds, { error: ({ input }) => (input ? drf.notAChoice(input) : drf.required) });
const fileParams = idParams.extend({ file_id: pathId });

/** The calls of the files of one kind of record; every one answers the record's files as they are then. */
export const recordFileCalls = (path: `/${string}`, access: Permission) => {
  const shared = { access, answer: RecordFiles };
  return {
    add: call({
      ...shared,
      method: 'POST',
      path: `${path}:id/files/` as const,
      summary: 'Add a photo, floor plan, video or document; the first photo becomes the cover',
      params: idParams,
      body: z.object({
        kind,
        file: upload(),
        caption: text(captionLength),
        /** Of the sender's own making: a file that arrived before under it is not added twice. */
        upload_key: z.uuid().optional(),
      }),
      fileBytes: Math.max(...Object.values(recordFileRules).map(({ bytes }) => bytes)),
      status: 201,
    }),
    order: call({
      ...shared,
      method: 'POST',
      path: `${path}:id/files/order/` as const,
      summary: 'Put the files of one kind in order: all their ids, as they shall stand',
      params: idParams,
      body: z.object({ kind, ids: requiredReferences(recordFileRules.image.most) }),
    }),
    update: call({
      ...shared,
      method: 'PATCH',
      path: `${path}:id/files/:file_id/` as const,
      summary: 'Change the caption of a file, or make a photo the cover',
      params: fileParams,
      body: z.object({ caption: text(captionLength), is_cover: flag() }),
    }),
    remove: call({
      ...shared,
      method: 'DELETE',
      path: `${path}:id/files/:file_id/` as const,
      summary: 'Delete a file; it can be taken back for 30 days',
      params: fileParams,
    }),
    restore: call({
      ...shared,
      method: 'POST',
      path: `${path}:id/files/:file_id/restore/` as const,
      summary: 'Take the deletion of a file back',
      params: fileParams,
    }),
  };
};
export type RecordFileCalls = ReturnType<typeof recordFileCalls>;

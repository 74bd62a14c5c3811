import { z } from 'zod';
import { drf } from '../kit/drf-texts.ts';

/** A file as the server has read it from a form; nothing about it has been believed yet. */
export interface UploadedFile {
  readonly filename: string;
  readonly content: Uint8Array;
}

/** What one form may hold. Pictures are made smaller before they are sent, so that few ever come near. */
export const uploadLimits = { fileBytes: 15 * 1024 * 1024, files: 10, fields: 200, fieldBytes: 100_000 } as const;

/** A file of a form, sent as multipart: a Blob where it is sent, an UploadedFile where it is read. Empty takes it away. */
export const upload = () =>
  z
    .union(
      [
        z.literal('').transform(() => null),
        z.null(),
        z.custom<Blob | UploadedFile>(isFile).transform((file) => file as UploadedFile),
      ],
      { error: () => drf.notAFile },
    )
    .optional();

/** The same where there must be one. */
export const requiredUpload = () =>
  z
    .custom<Blob | UploadedFile>(isFile, {
      error: ({ input }) => (input === undefined || input === null || input === '' ? drf.required : drf.notAFile),
    })
    .transform((file) => file as UploadedFile);

const isFile = (given: unknown): boolean =>
  given instanceof Blob || (given as Partial<UploadedFile> | undefined)?.content instanceof Uint8Array;

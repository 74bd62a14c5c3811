import { type UploadedFile, uploadLimits } from '@angan/contract/files/upload.ts';
import type { FastifyRequest } from 'fastify';
import { badRequest, tooLarge } from '../errors.ts';

/**
 * Reads a multipart body whole, each file of at most `fileBytes`, before any database connection is taken: a slow upload
 * must not hold one.
 */
export const readForm = async (request: FastifyRequest, fileBytes: number): Promise<Record<string, unknown>> => {
  const form: Record<string, unknown> = {};
  try {
    for await (const part of request.parts({
      limits: {
        fileSize: fileBytes,
        // Large ones are few: a form holds no more bytes than others may.
        files: Math.floor((uploadLimits.files * uploadLimits.fileBytes) / fileBytes),
        fields: uploadLimits.fields,
        fieldSize: uploadLimits.fieldBytes,
      },
    })) {
      const value =
        part.type === 'file'
          ? ({ filename: part.filename ?? '', content: await part.toBuffer() } satisfies UploadedFile)
          : part.value;
      const before = form[part.fieldname];
      form[part.fieldname] =
        before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
    }
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(`A file may have at most ${fileBytes / 1024 / 1024} MB.`);
    if (code.startsWith('FST_')) throw tooLarge('The form has too many parts.');
    throw badRequest('Multipart form parse error - Invalid boundary in multipart: None');
  }
  return form;
};

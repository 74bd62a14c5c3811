import type { Readable } from 'node:stream';
import type { Settings } from '../settings.ts';
import type { BlobStore } from './blob-store.ts';

/** Blobs in a bucket of an S3-compatible store, addressed path-style. The client is large, so it is loaded when first used. */
export const s3Store = ({ url, bucket, key, secret }: NonNullable<Settings['s3']>): BlobStore => {
  const connect = async () => {
    const s3 = await import('@aws-sdk/client-s3');
    const client = new s3.S3Client({
      endpoint: url,
      forcePathStyle: true,
      // Stores of other makers take any region; the signature needs one.
      region: 'us-east-1',
      credentials: { accessKeyId: key, secretAccessKey: secret },
      maxAttempts: 3,
      // Many S3-compatible stores do not know the checksums that the client adds by default.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { s3, client };
  };
  let connection: ReturnType<typeof connect> | undefined;
  const connected = () => {
    connection ??= connect();
    return connection;
  };
  const named = (blob: string) => ({ Bucket: bucket, Key: `files/${blob}` });
  return {
    async put(blob, content, contentType) {
      const { s3, client } = await connected();
      await client.send(new s3.PutObjectCommand({ ...named(blob), Body: content, ContentType: contentType }));
    },
    async putStream(blob, content, contentType) {
      const { s3, client } = await connected();
      const place = named(blob);
      const { UploadId } = await client.send(
        new s3.CreateMultipartUploadCommand({ ...place, ContentType: contentType }),
      );
      try {
        const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
        for await (const Body of partsOf(content)) {
          const PartNumber = Parts.length + 1;
          const { ETag } = await client.send(new s3.UploadPartCommand({ ...place, UploadId, PartNumber, Body }));
          Parts.push({ ETag, PartNumber });
        }
        await client.send(new s3.CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts } }));
      } catch (error) {
        await client.send(new s3.AbortMultipartUploadCommand({ ...place, UploadId })).catch(() => undefined);
        throw error;
      }
    },
    async copy(from, to) {
      const { s3, client } = await connected();
      await client.send(new s3.CopyObjectCommand({ ...named(to), CopySource: `${bucket}/${named(from).Key}` }));
    },
    async get(blob, part) {
      const { s3, client } = await connected();
      try {
        const { Body } = await client.send(
          new s3.GetObjectCommand({ ...named(blob), ...(part && { Range: `bytes=${part.first}-${part.last}` }) }),
        );
        return Body as Readable;
      } catch (error) {
        if (error instanceof s3.NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(blob) {
      const { s3, client } = await connected();
      await client.send(new s3.DeleteObjectCommand(named(blob)));
    },
  };
};

/** Bytes of one part of an upload: of ten thousand such parts, the most there may be, one has 160 GB. */
const partBytes = 16 * 1024 * 1024;

/** A stream in parts; the last one is shorter, and of an empty stream it is the only one. */
async function* partsOf(content: Readable): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let bytes = 0;
  let isFirst = true;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < partBytes) continue;
    yield Buffer.concat(held);
    isFirst = false;
    held = [];
    bytes = 0;
  }
  if (isFirst || bytes > 0) yield Buffer.concat(held);
}

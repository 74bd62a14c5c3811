import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The other side of an S3 client: keeps objects by path, as the stores do, and answers XML where there is none. */
export const anS3 = async () => {
  const objects = new Map<string, { content: Buffer; type: string }>();
  const asked: { method: string; path: string; authorization: string; hash: string }[] = [];
  /** Uploads in parts that are not completed, by their ids. */
  const begun = new Map<string, { type: string; parts: Buffer[] }>();
  /** Statuses of the next answers, for a store that is away. */
  const away: number[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const path = new URL(request.url!, 'http://s3').pathname;
    const { authorization = '', 'x-amz-content-sha256': hash = '' } = request.headers;
    asked.push({ method: request.method!, path, authorization, hash: String(hash) });
    const content = await buffer(request);
    const source = objects.get(`/${request.headers['x-amz-copy-source']}`);
    const failure = away.shift();
    if (failure) return response.writeHead(failure).end();
    const { searchParams: part } = new URL(request.url!, 'http://s3');
    if (request.method === 'POST' && part.has('uploads')) {
      begun.set('1', { type: String(request.headers['content-type']), parts: [] });
      return response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(
          '<?xml version="1.0"?><InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>',
        );
    }
    const upload = begun.get(part.get('uploadId') ?? '');
    if (upload && request.method === 'PUT') {
      upload.parts[Number(part.get('partNumber')) - 1] = content;
      return response.writeHead(200, { etag: '"1"' }).end();
    }
    if (upload && request.method === 'POST') {
      objects.set(path, { content: Buffer.concat(upload.parts), type: upload.type });
      begun.delete('1');
      return response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end('<?xml version="1.0"?><CompleteMultipartUploadResult><ETag>"1"</ETag></CompleteMultipartUploadResult>');
    }
    if (upload && request.method === 'DELETE') {
      begun.delete('1');
      return response.writeHead(204).end();
    }
    if (request.method === 'PUT' && source) {
      objects.set(path, source);
      return response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end('<?xml version="1.0"?><CopyObjectResult><ETag>"1"</ETag></CopyObjectResult>');
    }
    if (request.method === 'PUT') {
      objects.set(path, { content, type: String(request.headers['content-type']) });
      return response.writeHead(200, { etag: '"1"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(path);
      return response.writeHead(204).end();
    }
    const found = objects.get(path);
    if (found)
      return response
        .writeHead(200, { 'content-type': found.type, 'content-length': found.content.length })
        .end(found.content);
    return response
      .writeHead(404, { 'content-type': 'application/xml' })
      .end(
        '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>',
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, objects, asked, away, begun, close: () => server.close() };
};

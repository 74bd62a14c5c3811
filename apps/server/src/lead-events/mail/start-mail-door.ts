import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { leadMailLimits } from '@angan/contract/lead-events/lead-mail.ts';
import { mailSource } from '@angan/domain/leads/index.ts';
import type { Logger } from 'pino';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Services } from '../../core/context.ts';
import { withoutSecrets } from '../../core/jobs/error-text.ts';
import { newLimits } from '../../core/limits.ts';
import { StartError } from '../../core/start-error.ts';
import { tokenHash } from '../source-keys.ts';
import { keyInAddress } from './address.ts';
import { keepMail } from './keep-mail.ts';
import { readMessage } from './read-message.ts';

/** An answer of SMTP (RFC 5321 4.2, RFC 3463): with 4xx a mail server tries again for days, with 5xx it tells its sender. */
const answer = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });
const noSuch = answer(550, '5.1.1 There is no such address');
const tooLarge = answer(552, '5.3.4 The mail is too large');
const later = answer(451, '4.3.0 Try again later');
const tooMany = answer(452, '4.2.1 Too many mails to this address; try again later');
const tooManyReaders = answer(452, '4.5.3 Too many recipients');
/** Addresses that nobody has, after which a connection is asked about none any more: it guesses. */
const mostWrong = 10;

/** Whose an address is; undefined where it is nobody's, or the office takes in no mails. */
const ownerOf = async ({ pool }: Services, address: string): Promise<number | undefined> => {
  const key = keyInAddress(address);
  if (!key) return undefined;
  const { rows } = await pool.query<{ company_id: number; source: string; is_enabled: boolean }>(
    'select * from lead_source_of_token($1)',
    [tokenHash(key)],
  );
  const [owner] = rows;
  return owner?.source === mailSource && owner.is_enabled ? owner.company_id : undefined;
};

const bytesOf = async (stream: SMTPServerDataStream): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  // What is too large is read to its end, since nobody listens before that, and not kept.
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= leadMailLimits.bytes) chunks.push(chunk);
  }
  return stream.sizeExceeded || size > leadMailLimits.bytes ? undefined : Buffer.concat(chunks);
};

/**
 * Takes in mails that offices have forwarded to their address. A mail is kept before its sender is told that it was
 * taken, so that what we cannot keep comes again.
 */
export const startMailDoor = async (
  services: Services,
  log: Logger,
  { host, port }: { host: string; port: number },
) => {
  const limits = newLimits(services.apartPool, services.settings);
  const failed = (error: unknown): Error => {
    log.error({ why: withoutSecrets(error) }, 'a mail could not be kept');
    return later;
  };
  const take = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | undefined> => {
    const bytes = await bytesOf(stream);
    if (!bytes) return tooLarge;
    try {
      const offices = new Set<number>();
      for (const { address } of session.envelope.rcptTo) {
        const owner = await ownerOf(services, address);
        if (owner !== undefined) offices.add(owner);
      }
      for (const companyId of offices) if ((await limits.wait('leadMails', String(companyId))) > 0) return tooMany;
      const read = await readMessage(bytes, services.now());
      for (const companyId of offices) await keepMail(services, { companyId, read, ip: session.remoteAddress });
      return undefined;
    } catch (error) {
      return failed(error);
    }
  };
  const wrong = new WeakMap<SMTPServerSession, number>();
  const server = new SMTPServer({
    name: services.settings.mailIn?.domain ?? 'angan.localhost',
    banner: 'Angan',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    // Names of strangers' machines are asked of nobody: the answer may be long in coming, and says nothing that is used.
    disableReverseLookup: true,
    size: leadMailLimits.bytes,
    maxClients: leadMailLimits.clients,
    socketTimeout: 60_000,
    onRcptTo({ address }, session, done) {
      if (session.envelope.rcptTo.length >= leadMailLimits.recipients) return done(tooManyReaders);
      const before = wrong.get(session) ?? 0;
      if (before >= mostWrong) return done(noSuch);
      ownerOf(services, address).then(
        (owner) => {
          if (owner !== undefined) return done();
          wrong.set(session, before + 1);
          done(noSuch);
        },
        (error) => done(failed(error)),
      );
    },
    onData(stream, session, done) {
      take(stream, session).then(
        (error) => done(error),
        (error) => done(failed(error)),
      );
    },
  });
  // Whoever hangs up in the middle sends again.
  server.on('error', (error) => log.debug({ why: withoutSecrets(error) }, 'a mail server broke off'));
  await listen(server, host, port);
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};

const listen = async (server: SMTPServer, host: string, port: number): Promise<void> => {
  try {
    server.listen(port, host);
    await once(server.server, 'listening');
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is in use. Stop what listens there, or set MAIL_IN_PORT to another one.`);
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be opened by this user. Set MAIL_IN_PORT to one above 1023.`);
    throw error;
  }
};

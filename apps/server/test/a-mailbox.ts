import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on a port of its own. `refuse` answers the next recipients with a code; `mails` is what came. */
export const aMailbox = async () => {
  const mails: ParsedMail[] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Nobody asks a name server about this machine: without a network the answer may be long in coming.
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const code = refusals.shift();
      if (code === undefined) return done();
      done(Object.assign(new Error(`<${address}> is not taken here, call 98240 11768`), { responseCode: code }));
    },
    onData(stream, _session, done) {
      simpleParser(stream).then((mail) => {
        mails.push(mail);
        done();
      }, done);
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (...codes: number[]) => refusals.push(...codes),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};
export type Mailbox = Awaited<ReturnType<typeof aMailbox>>;

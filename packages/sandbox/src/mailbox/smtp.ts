import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Faults } from '../faults.ts';

const LARGEST = 30 * 1024 * 1024;
const refusal = (responseCode: number, sentence: string) => Object.assign(new Error(sentence), { responseCode });

async function wholeOf(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A mail server that takes any sender, recipient and password, and has bad manners when told to. */
export function smtpServer(faults: Faults, deliver: (raw: Buffer, recipients: string[]) => Promise<void>): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    // Nobody asks a name server about this machine: without a network the answer may be long in coming.
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    size: LARGEST,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onRcptTo: async (_address, session, done) => {
      // Manners are shown once a mail, at its first recipient.
      if (session.envelope.rcptTo.length > 0) return done();
      const fault = await faults.next();
      if (fault === 'refuse') return done(refusal(550, '5.1.1 The mailbox does not exist'));
      if (fault === 'temporary') return done(refusal(451, '4.3.0 Try again later'));
      // The line went dead: whoever waits for the answer has to give up by itself.
      if (fault !== 'timeout') done();
    },
    onData: async (stream, session, done) => {
      try {
        const raw = await wholeOf(stream);
        if (stream.sizeExceeded) return done(refusal(552, '5.3.4 The mail is larger than 30 MB'));
        await deliver(
          raw,
          session.envelope.rcptTo.map(({ address }) => address),
        );
        done();
      } catch (error) {
        done(refusal(451, `4.3.0 The mail could not be read: ${(error as Error).message}`));
      }
    },
  });
  // A client that hangs up in the middle is everyday life, and no reason to end.
  server.on('error', () => {});
  return server;
}

import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { withoutSecrets } from '../jobs/error-text.ts';
import type { Settings } from '../settings.ts';
import { type Channel, type Mail, type Outcome, sendLimitMs } from './message.ts';

/**
 * Mail over SMTP. SMTP has no idempotency key: where the connection breaks after the text was handed over, nobody can
 * know whether it was taken. Such a mail is sent again with the same Message-ID, by which mailboxes drop the second one.
 */
export const mailChannel = ({ smtpUrl, mailFrom, publicUrl }: Settings, waitMs = sendLimitMs / 2): Channel<Mail> => {
  const transport = smtpUrl ? createTransport(smtpUrl) : undefined;
  return {
    mayRepeat: true,
    async send(mail) {
      if (!transport) return { is: 'permanent', why: 'Mail is not configured: SMTP_URL is not set' };
      try {
        const sent = await transport.sendMail({
          from: mailFrom,
          to: mail.to,
          subject: mail.subject,
          text: mail.body.text,
          html: mail.body.html,
          attachments: (mail.body.attachments ?? []).map(({ file_name, content }) => ({
            filename: file_name,
            content,
            encoding: 'base64',
          })),
          messageId: messageId(mail.idempotencyKey, publicUrl),
          // Answers of holidays would otherwise come back to us.
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(waitMs),
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return { is: 'sent', providerId: sent.messageId };
      } catch (error) {
        return outcomeOf(error as SmtpError);
      }
    },
    close: () => transport?.close(),
  };
};

export const messageId = (idempotencyKey: string, publicUrl: string) =>
  `<${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 40)}@${new URL(publicUrl).hostname}>`;

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

const outcomeOf = (error: SmtpError): Outcome => {
  const why = withoutSecrets(error);
  const answer = error.responseCode ?? 0;
  // A wrong password of ours is not the message's fault, and is mended without it.
  if (error.code === 'EAUTH' || error.code === 'EDNS') return { is: 'temporary', why };
  if (answer >= 500) return { is: 'permanent', why };
  if (answer >= 400) return { is: 'temporary', why };
  if (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') return { is: 'permanent', why };
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/.test(`${error.code} ${error.message}`)) return { is: 'temporary', why };
  return { is: 'unknown', why };
};

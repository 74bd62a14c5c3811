import nodemailer from 'nodemailer';
import type Mail from 'nodemailer/lib/mailer/index.js';
import type { Enquiries, Enquiry } from './enquiries.ts';
import { escaped } from './xml.ts';

/** A portal's mail about an enquiry, as it writes to the broker: each has its own sender, labels and form. */
const mailOf = (one: Enquiry): Mail.Options => {
  const about = one.about || one.project || '3 BHK flat in Bopal';
  if (one.portal === 'acres99')
    return {
      from: '99acres <response@99acres.com>',
      subject: `Response on your property: ${about}`,
      html: `<html><body><h3>You have a new response</h3><table><tr><td>Name:</td><td>${escaped(one.name)}</td></tr><tr><td>Mobile</td><td>+91-${escaped(one.phone)}</td></tr><tr><td>Email:</td><td>${escaped(one.email)}</td></tr><tr><td>Property:</td><td>${escaped(about)}</td></tr><tr><td>Message:</td><td>${escaped(one.message)}</td></tr></table><p>Team 99acres</p></body></html>`,
    };
  if (one.portal === 'magicbricks')
    return {
      from: 'MagicBricks <leads@magicbricks.com>',
      subject: `${one.name} has shown interest in your property on Magicbricks`,
      text: `Dear Partner,\n\nName - ${one.name}\nMobile - ${one.phone}\nEmail - ${one.email}\nInterested in: ${about}\nMessage: ${one.message}\n\nMagicbricks\n`,
    };
  return {
    from: 'Housing.com <no-reply@housing.com>',
    subject: 'A buyer is interested in your listing',
    html: `<p>Hi,</p><p>Name: ${escaped(one.name)}<br>Mobile: ${escaped(one.phone)}<br>Property: ${escaped(about)}<br>Message: ${escaped(one.message)}</p><p>Housing.com</p>`,
    textEncoding: 'quoted-printable',
  };
};

/** Writes to the office's address as a portal does and its mail service forwards it; twice where manners are bad. */
export async function mailEnquiry(enquiries: Enquiries, one: Enquiry): Promise<{ status: number; body: string }> {
  const { mailbox } = enquiries;
  if (!mailbox) return { status: 0, body: 'No address is known' };
  const times = enquiries.manners.take('push_double') ? 2 : 1;
  const transport = nodemailer.createTransport(mailbox.server);
  let answer = { status: 0, body: '' };
  try {
    for (let time = 0; time < times; time++) {
      const { response } = await transport.sendMail({
        ...mailOf(one),
        to: 'sales@broker.example',
        messageId: `<${one.id}@${one.portal}.example>`,
        envelope: { from: 'bounces@broker.example', to: [mailbox.address] },
      });
      answer = { status: Number(response.slice(0, 3)), body: response };
    }
  } catch (error) {
    const { responseCode = 0, message } = error as Error & { responseCode?: number };
    answer = { status: responseCode, body: message };
  } finally {
    transport.close();
  }
  one.pushed += times;
  one.answered = answer.body.slice(0, 200);
  enquiries.tell();
  return answer;
}

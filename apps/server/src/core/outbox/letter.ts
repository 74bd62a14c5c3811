import type { z } from 'zod';
import type { MailBody } from './message.ts';

export interface Letter {
  /** The tag of its language; English unless it is said. */
  readonly tag?: string | undefined;
  /** 'Hello Kavita,' */
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The one thing that its reader may want to do. */
  readonly link?: Link | undefined;
  /** Why they get it, and where to say that they do not want it. */
  readonly why?: { readonly text: string; readonly link: Link };
}
interface Link {
  readonly label: string;
  readonly url: string;
}

/** The body of a mail in plain text and in HTML, both saying the same. */
export const letter = ({ tag = 'en', greeting, paragraphs, link, why }: Letter): z.infer<typeof MailBody> => ({
  text: [
    greeting,
    ...paragraphs,
    ...(link ? [`${link.label}: ${link.url}`] : []),
    'Angan',
    ...(why ? [`${why.text} ${why.link.label}: ${why.link.url}`] : []),
  ].join('\n\n'),
  html: `<!doctype html><html lang="${tag}"><body style="margin:0;padding:24px;background:#f6f3ee;font:16px/1.5 system-ui,sans-serif;color:#26221d"><div style="max-width:520px;margin:0 auto;background:#fff;border-radius:12px;padding:28px"><p>${escaped(greeting)}</p>${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('')}${
    link
      ? `<p><a href="${escaped(link.url)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#b74d2b;color:#fff;text-decoration:none">${escaped(link.label)}</a></p>`
      : ''
  }<p>Angan</p>${
    why
      ? `<p style="font-size:13px;color:#6b625a">${escaped(why.text)} <a href="${escaped(why.link.url)}" style="color:#6b625a">${escaped(why.link.label)}</a></p>`
      : ''
  }</div></body></html>`,
});

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

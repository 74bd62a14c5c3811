import { type Html, html } from '../../page/html.ts';

const MARKS: Record<string, (inner: Html) => Html> = {
  '*': (inner) => html`<b>${inner}</b>`,
  _: (inner) => html`<i>${inner}</i>`,
  '~': (inner) => html`<s>${inner}</s>`,
};
const CODE = /```([\s\S]+?)```|`([^`\n]+)`/u;
const LINK = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/u;
const MARK = /(?<![\p{L}\p{N}])([*_~])(?=[^\s*_~]|[*_~]\S)([^\n]*?[^\s])\1(?![\p{L}\p{N}])/u;

/** A message's text as WhatsApp draws it: *bold*, _italic_, ~struck out~, `code`, and addresses that can be opened. */
export function words(text: string): Html {
  return (
    around(text, CODE, ([, block, inline]) => html`<code>${block ?? inline}</code>`) ??
    around(
      text,
      LINK,
      ([address]) => html`<a href="${address}" target="_blank" rel="noopener noreferrer">${address}</a>`,
    ) ??
    around(text, MARK, ([, mark, inner]) => MARKS[mark!]!(words(inner!))) ??
    html`${text}`
  );
}

function around(text: string, pattern: RegExp, drawn: (found: RegExpExecArray) => Html): Html | null {
  const found = pattern.exec(text);
  if (!found) return null;
  const before = text.slice(0, found.index);
  return html`${before && words(before)}${drawn(found)}${words(text.slice(found.index + found[0].length))}`;
}

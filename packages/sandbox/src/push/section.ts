import { type Html, html } from '../page/html.ts';
import { when } from '../page/time.ts';

/** A message that came to somebody's device: {title, body, tag} as JSON. */
interface Pushed {
  readonly to: string;
  readonly at: string;
  readonly text: string;
}

interface Shown {
  title?: string;
  body?: string;
  tag?: string;
}

const shownOf = ({ text }: Pushed): Shown => {
  try {
    return JSON.parse(text) as Shown;
  } catch {
    return { body: text };
  }
};

const card = (one: Pushed): Html => {
  const { title, body } = shownOf(one);
  return html`<li class="notice"><img src="/mark.svg" alt="" width="24" height="24"><div><p class="notice-head"><b>${title ?? 'Angan'}</b> ${when(one.at)}</p><p>${body}</p></div></li>`;
};

/** Of messages with one tag a phone shows the last. */
const newestOfTags = (all: readonly Pushed[]): Pushed[] => {
  const seen = new Set<string>();
  return all.filter((one) => {
    const { tag } = shownOf(one);
    if (!tag) return true;
    const isNew = !seen.has(tag);
    seen.add(tag);
    return isNew;
  });
};

/** Each device as a phone's lock screen, the one that heard last first. */
export function lockScreens(all: readonly Pushed[], none: string): Html {
  if (all.length === 0) return html`<div class="empty"><h2>Nothing on the lock screen</h2><p>${none}</p></div>`;
  const phones = Map.groupBy(all, ({ to }) => to);
  return html`<div class="phones">
    ${[...phones].map(([to, list]) => html`<section class="lock" aria-label="${to.slice(0, 8)}"><ul>${newestOfTags(list).map(card)}</ul></section>`)}
  </div>`;
}

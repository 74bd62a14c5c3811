import type { Room } from '../room.ts';
import { html } from './html.ts';

/** In the order in which they overrule each other. */
export const STYLES = [
  'fonts.css',
  'page.css',
  'rooms.css',
  'lock.css',
  'whatsapp.css',
  'bubbles.css',
  'behind.css',
  'narrow.css',
];

const MANNERS = { refuse: 'refused', temporary: 'put off', delay: 'delayed', timeout: 'left without an answer' };

const faults = (room: Room) =>
  room.faults.pending().map(({ kind, times }) => html`<span class="badge">Next ${times} ${MANNERS[kind]}</span> `);

/** The whole page: on a wide screen the rooms stand side by side, but for those that need it all; on a phone one. */
export function page(world: Room[], query: Record<string, string | undefined>): string {
  const current = world.find(({ name }) => name === query.room) ?? world[0];
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>The outside world of Angan</title>
  <link rel="icon" href="/mark.svg">
  ${STYLES.map((name) => html`<link rel="stylesheet" href="/${name}">`)}
  <script src="/page.js" defer></script>
</head>
<body>
  <header>
    <img src="/mark.svg" alt="" width="24" height="24">
    <h1>Angan <span>the outside world</span></h1>
    <nav aria-label="Rooms">${world.map((room) => html`<a href="/?room=${room.name}" ${room === current && html`aria-current="page"`}>${room.title} <span class="count">${room.count()}</span></a>`)}</nav>
    <button type="button" id="clear">Clear all</button>
  </header>
  <p class="note">Nothing here leaves this computer. What Angan sends to people arrives on this page instead, by the same protocols as the real services speak.</p>
  <main>
    ${world.map((room) => html`<section id="${room.name}" class="room ${room.alone && 'alone'}" ${room === current && html`data-current`}><div class="head"><h2>${room.title}</h2>${faults(room)}</div>${room.section(query)}</section>`)}
  </main>
</body>
</html>`.text;
}

/** When a screen knew of an alert, in milliseconds since the machine's clock began. */
export interface Seen {
  /** The stream said that there is one. */
  readonly told: number;
  /** The list under the bell was there, with it. */
  readonly listed: number;
}

/**
 * One person's open screen as the web app keeps it: the stream of changes, and the list under the bell asked for a tenth
 * of a second after one of their alerts changed.
 */
export const openScreen = async (origin: string, headers: Record<string, string>) => {
  const answer = await fetch(`${origin}/events/`, { headers });
  if (!answer.ok) throw new Error(`/events/: ${answer.status}`);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let [text, told] = ['', 0];
  let ready: () => void;
  let seen: (seen: Seen) => void;
  const isReady = new Promise<void>((resolve) => {
    ready = resolve;
  });
  let next = new Promise<Seen>((resolve) => {
    seen = resolve;
  });
  const list = async () => {
    const found = await fetch(`${origin}/properties/user_alerts/`, { headers });
    const { results } = (await found.json()) as { results: { alert: { title: string } }[] };
    if (results.length === 0) throw new Error('The list has no alert');
    seen({ told, listed: performance.now() });
  };
  const read = async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      if (text.includes('event: ready')) ready();
      if (text.includes('"entity":"user_alert"') && told === 0) {
        told = performance.now();
        setTimeout(() => void list(), 100);
      }
      text = text.slice(-200);
    }
  };
  // It breaks when the server is stopped at the end.
  void read().catch(() => undefined);
  await isReady;
  return {
    /** The next alert, once it is listed. */
    next: () => next,
    /** Looks out for another. */
    again: () => {
      [text, told] = ['', 0];
      next = new Promise<Seen>((resolve) => {
        seen = resolve;
      });
    },
  };
};

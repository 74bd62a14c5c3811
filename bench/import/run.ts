import { setTimeout as pause } from 'node:timers/promises';
import { asking } from '../lib/asking.ts';
import type { Latency } from '../lib/latency.ts';

/** Seconds that each part of an import took, and milliseconds that somebody else waited meanwhile. */
export interface Times {
  readonly read: number;
  readonly checked: number;
  readonly written: number;
  readonly undone: number;
  readonly latency: Record<'idle' | 'checking' | 'writing' | 'undoing', Latency>;
}

interface Migration {
  readonly id: number;
  readonly status: string;
  readonly working: string | null;
  readonly problem: string;
  readonly results: { readonly created: number };
}

const everyMs = 50;

/** Brings a list in over HTTP as a person does, part by part, and takes it back. */
export const bringIn = async (
  url: string,
  token: string,
  csv: string,
  kind: 'Contacts' | 'Properties' = 'Contacts',
): Promise<Times> => {
  const headers = { authorization: `JWT ${token}` };
  const watched = `${url}/properties/${kind === 'Contacts' ? 'contacts' : 'property'}/`;
  const ask = async (method: string, at: string, body?: FormData | string): Promise<Migration> => {
    const type: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const answer = await fetch(`${url}${at}`, { method, headers: { ...headers, ...type }, ...(body && { body }) });
    if (!answer.ok) throw new Error(`${method} ${at}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Migration;
  };
  const path = '/properties/datamigration/';
  const part = async (begin: () => Promise<Migration>) => {
    const list = asking(watched, headers);
    const began = performance.now();
    let now = await begin();
    while (now.working) {
      await pause(everyMs);
      now = await ask('GET', `${path}${now.id}/`);
    }
    const seconds = (performance.now() - began) / 1000;
    if (now.problem) throw new Error(now.problem);
    return { now, seconds, latency: await list.stop() };
  };

  const quiet = asking(watched, headers);
  await pause(3000);
  const idle = await quiet.stop();
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', new Blob([csv]), 'list.csv');
  const read = await part(() => ask('POST', path, form));
  const at = (step: string) => `${path}${read.now.id}/${step}/`;
  if (kind !== 'Contacts') await ask('PATCH', at('mapping'), JSON.stringify({ defaults: { city: 1 } }));
  const checked = await part(() => ask('POST', at('validate')));
  const written = await part(() => ask('POST', at('run')));
  if (written.now.status !== 'Completed') throw new Error(`The import ended ${written.now.status}`);
  const undone = await part(() => ask('POST', at('rollback')));
  return {
    read: read.seconds,
    checked: checked.seconds,
    written: written.seconds,
    undone: undone.seconds,
    latency: { idle, checking: checked.latency, writing: written.latency, undoing: undone.latency },
  };
};

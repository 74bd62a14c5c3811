import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the product's demo office has at Meta, and whom it writes to. A line is a template, or a person. */
type Line = { template: object } | { person: { digits: string }; says?: string };

/** What the demo office has, and templates that somebody made for it in WhatsApp Manager, of the kinds that only that makes. */
const files = ['demo-office.jsonl', 'other-templates.jsonl'].map((name) => path.join(import.meta.dirname, name));

/**
 * Lets this Meta have known the demo office before its world began, while nobody listens yet: its templates as they
 * stand, and its people, of whom some wrote just now and may be answered. What it knows already stays as it is.
 */
export const acquaint = async (url: string): Promise<void> => {
  const ask = async (what: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${url}/_control/meta/${what}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!answer.ok) throw new Error(`The demo office is not as this Meta takes it: ${what}, ${await answer.text()}`);
    return answer.json();
  };
  const isEmpty = async (what: string) => ((await ask(what)) as unknown[]).length === 0;
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line),
  );
  if (await isEmpty('templates'))
    for (const line of lines) if ('template' in line) await ask('templates', line.template);
  if (!(await isEmpty('customers'))) return;
  for (const line of lines) {
    if (!('person' in line)) continue;
    await ask('customers', line.person);
    if (line.says) await ask(`customers/${line.person.digits}/say`, { text: line.says });
  }
};

import { checkTemplate, isFit, sentenceOf, toMeta } from '@angan/domain/whatsapp/templates/index.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyTemplate } from '../../../../../packages/domain/test/templates.ts';
import { createSandbox, type Sandbox } from '../../../../../packages/sandbox/src/sandbox.ts';
import { freePort } from '../../core/ports.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ port: 0, smtpPort: await freePort() });
});
afterAll(() => sandbox.close());

/** What the stand-in for Meta, which shares no code with our rules, says of a template: refused at once, or in review. */
const verdict = async (
  template: object,
  more: { readonly short_bodies?: true } = {},
): Promise<{ refused: object | null; rejected: object | null }> => {
  const answer = await fetch(`${sandbox.url}/_control/meta/templates/judge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...template, any_handle: true, ...more }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as never;
};

test('what our rules refuse Meta refuses, and what they let through Meta takes', async () => {
  await fc.assert(
    fc.asyncProperty(anyTemplate, async (template) => {
      const checks = checkTemplate(template);
      const told = await verdict(toMeta(template));
      const ours = checks.filter(({ state }) => state === 'fail').map(sentenceOf);
      const theirs = [told.refused, told.rejected].filter(Boolean);
      expect({ fit: isFit(checks), ours, theirs }).toMatchObject({ fit: theirs.length === 0 });
    }),
    { numRuns: 1000 },
  );
}, 120_000);

test('what our rules warn of, an account with the tighter limits refuses, and nothing else that is fit', async () => {
  const limits = [' characters', ' emojis'];
  await fc.assert(
    fc.asyncProperty(anyTemplate, async (template) => {
      const checks = checkTemplate(template);
      fc.pre(isFit(checks));
      const warnings = checks.filter(
        ({ state, text }) => state === 'warn' && limits.some((limit) => text.endsWith(limit)),
      );
      const { refused } = await verdict(toMeta(template), { short_bodies: true });
      expect([refused === null, warnings.map(sentenceOf)]).toEqual([warnings.length === 0, expect.anything()]);
      if (refused) expect(refused).toMatchObject({ subcode: 2388040 });
    }),
    { numRuns: 300 },
  );
}, 120_000);

import { expect, test } from 'vitest';
import { readSaid, saidIn } from './read-said.ts';

test('what is said by name is found: at once, stored, by figures, and in sets that go out', () => {
  const code = `
    words.say('Hello {name},', { name });
    const one = says('{code} is let.', { code: places.text });
    word(\`\${count} months of \${rent} rent\`);
    const texts = goingOut({ call: 'Call', like: 'I like this one' });
    say('pincode', 'is wrong');
    toast('Saved');
  `;
  expect(saidIn(code)).toEqual([
    'Hello {name},',
    '{code} is let.',
    '{0} months of {1} rent',
    'Call',
    'I like this one',
  ]);
});

test('mails, pages of shares and stored sentences are among them', () => {
  const said = readSaid();
  for (const text of ['Your password was changed', 'I like this one', 'Given to you: {code}.'])
    expect([text, said.has(text)]).toEqual([text, true]);
});

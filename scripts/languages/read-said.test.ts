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

test('a field is said by its label, and by what is shorter or stands under it', () => {
  const code = `
    const fields = {
      nickname: detail(textPair(60), 'Nickname', { imports: 'known as', hint: 'As friends say it' }),
      locked: office(lockedPair, 'Visibility'),
      aliases: feature(wordsPair(40, 9), 'Other names, one each line', { short: 'Also called', width: 8 }),
      pan: detail(textPairOf(tidy, 30), 'PAN'),
    };
    const title = section('Who', { isDetail: true });
  `;
  expect(saidIn(code)).toEqual([
    ...['Nickname', 'As friends say it', 'Visibility', 'Other names, one each line', 'Also called'],
  ]);
});

test('mails, pages of shares and stored sentences are among them', () => {
  const said = readSaid();
  for (const text of ['Your password was changed', 'I like this one', 'Given to you: {code}.'])
    expect([text, said.has(text)]).toEqual([text, true]);
});

import { expect, test } from 'vitest';
import { textsIn } from './find-texts.ts';

const found = (code: string) => textsIn('noun/screen.tsx', code).map(({ text }) => text);

test.each([
  ['between tags', '<p>Save</p>', 'Save'],
  ['beside a value', '<p>{count} left</p>', 'left'],
  ['in an attribute', '<Field label="Name" />', 'Name'],
  ['in an attribute with a place', `<Field hint={\`Up to \${most} each\`} />`, 'Up to … each'],
  ['chosen between two', `<p>{isNew ? 'add' : kept}</p>`, 'add'],
  ['as a sentence', `fail('Choose the area.')`, 'Choose the area.'],
  ['as a sentence with a place', `tell(\`Added to \${name}\`)`, 'Added to …'],
  ['in a list of labels', `const rows = [{ label: 'Area' }]`, 'Area'],
  ['in an attribute of a worded text', '<Trans>See <Link title="the list">it</Link></Trans>', 'the list'],
])('a text %s is found', (_, code, text) => {
  expect(found(code)).toEqual([text]);
});

test.each([
  ['a worded text', 'const a = () => t`Choose the area.`'],
  ['a worded text with tags', '<p><Trans>Offline. <b>What</b> is here stays.</Trans></p>'],
  ['a count', `plural(n, { one: 'One contact', other: 'Some contacts' })`],
  ['a text of the contract', '<p>{word(contactTexts.none)}</p>'],
  ['a value that is compared', `status === 'Under Offer'`],
  ['a key', `const tones = { 'Not asked': 1 }`],
  ['an import', `import { a } from './A file.ts'`],
  ['a type', `type A = 'Opted out' | 'Given away'`],
  ['a word for developers', `throw new Error('The refresh was lost')`],
  ['an address', `<Link to={\`/contact?id=\${id}\`} className="a b" />`],
  ['a style', `const at = '2px solid var(--line)'`],
  ['signs and figures', '<p>· 24 %</p>'],
])('%s is left alone', (_, code) => {
  expect(found(code)).toEqual([]);
});

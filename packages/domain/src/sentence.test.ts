import { expect, test } from 'vitest';
import { wordsOf } from './sentence.ts';

const { joined } = wordsOf(
  (template) => template,
  (text) => text,
  () => 'en-IN',
);

test.each(['and', 'or'] as const)('several are joined by %s as the platform joins them', (by) => {
  const platform = new Intl.ListFormat('en-IN', { type: by === 'and' ? 'conjunction' : 'disjunction' });
  for (let count = 0; count <= 5; count++) {
    const items = ['Bopal', 'Shela', 'Satellite', 'Vastrapur', 'Thaltej'].slice(0, count);
    expect(joined(items, by)).toBe(platform.format(items));
  }
});

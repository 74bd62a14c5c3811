import { shareTexts } from '@angan/contract/shares/texts.ts';
import { messageLimits } from '@angan/contract/whatsapp/messages.ts';
import { expect, test } from 'vitest';
import { mostTyped, withLink } from './message.ts';

const link = 'https://angan.example/s/XN8KWKTRBZGZYZ';

test('the link stands where its stand-in was, or at the end', () => {
  expect(withLink(`A home\n${shareTexts.linkStandIn}\nRavi`, link)).toBe(`A home\n${link}\nRavi`);
  expect(withLink('A home, call me\n', link)).toBe(`A home, call me\n${link}`);
  expect(withLink('', link)).toBe(link);
  expect(withLink('x'.repeat(mostTyped), link).length).toBeLessThan(messageLimits.text);
});

import { places, says, sentences } from '../kit/sentence.ts';

/** What stands around alerts in a mail. */
export const noticeSentences = sentences({
  hello: says('Hello {name},', { name: places.text }),
  helloThere: says('Hello,'),
  open: says('Open in Angan'),
  why: says('You get this mail because you chose it for alerts of this kind.'),
  change: says('Change it'),
});

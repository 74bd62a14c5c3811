import { pseudoMessage, pseudoText } from '@angan/contract/kit/pseudo.ts';
import { compileCounted } from './counted.ts';
import { i18n } from './i18n.ts';

i18n.setMessagesCompiler((message) => compileCounted(pseudoMessage(message)));

/** The language of tests makes its words of the English ones. */
export default {};
export { pseudoText as wordIn };

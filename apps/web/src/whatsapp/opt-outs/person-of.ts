import type { OptOut } from '@angan/contract/whatsapp/opt-outs.ts';
import { personName } from '../../core/language/index.ts';

/** How somebody is called: by name, else by number. */
export const personOf = ({ name, number }: Pick<OptOut, 'name' | 'number'>): string => personName(name || number);

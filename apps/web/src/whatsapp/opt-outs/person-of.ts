import type { OptOut } from '@angan/contract/whatsapp/opt-outs.ts';
import { t } from '@lingui/core/macro';

/** How somebody is called: by name, else by number. */
export const personOf = ({ name, number }: Pick<OptOut, 'name' | 'number'>): string => name || number || t`Unknown`;

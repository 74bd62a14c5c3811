import { societies } from '@angan/contract/societies/societies.ts';
import { createdByScope, crud } from '../core/crud.ts';

export const societyHandlers = crud(societies, 'society', { changes: createdByScope('society:edit') });

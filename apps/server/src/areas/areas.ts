import { areas } from '@angan/contract/areas/areas.ts';
import { createdByScope, crud } from '../core/crud.ts';

export const areaHandlers = crud(areas, 'area', { changes: createdByScope('area:edit') });

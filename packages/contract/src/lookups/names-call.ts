import { pageSize } from '../kit/resource.ts';

/** What a start needs of the call: not what its answer is made of, which would be in everybody's first load. */
export const namesCall = { method: 'GET', path: '/properties/names/', access: 'signed-in' } as const;

/** What each list is asked for, by its own call and in the one answer: as many rows at once as it gives. */
export const namesQuery = { page_size: String(pageSize.ofPlatform) };

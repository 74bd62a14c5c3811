import { resolve } from 'node:path';

/** The root of the repository, and where what is made of it stands. */
export const root = resolve(import.meta.dirname, '../../..');
export const mobile = resolve(root, 'apps/mobile');
export const platforms = ['android', 'ios'] as const;
export type Platform = (typeof platforms)[number];

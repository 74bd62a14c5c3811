import type { Entity } from '@angan/domain/entities.ts';

/** What changes with who works here and in whose hands the work is. */
export const teamChanges: readonly Entity[] = [
  'app_user',
  'user_permission',
  'inquiry',
  'property',
  'task',
  'loan',
  'deal',
];

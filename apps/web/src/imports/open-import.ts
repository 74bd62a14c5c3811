import type { DataMigration } from '@angan/contract/imports/data-migration.ts';
import type { ComponentProps } from 'react';
import type { UrlState } from '../ui/use-url-state.ts';
import type { ImportFrame } from './import-frame.tsx';
import type { ImportSteps } from './use-import.ts';

/** What the screen of every step is given. */
export interface OpenImport {
  migration: DataMigration;
  /** For its frame. */
  frame: Omit<ComponentProps<typeof ImportFrame>, 'children'>;
  actions: ImportSteps;
  url: UrlState;
}

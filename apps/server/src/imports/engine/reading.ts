import { yearInIndia } from '@angan/domain/dates.ts';
import type { ImportContext } from './importer.ts';
import type { Reading } from './reader.ts';

/** How rows of an import are read: by its columns, what goes for all rows, and the words of the office. */
export const readingOf = (
  { settings, now }: ImportContext,
  office: Partial<Pick<Reading, 'sources' | 'groups' | 'features' | 'units' | 'decisions'>>,
): Reading => ({
  columns: settings.columns.map(({ at, header, target }) => ({ at, header, target })),
  thisYear: yearInIndia(now),
  keepCells: settings.mode === 'Update only',
  usualDeals: settings.default_deals,
  usualSubtype: settings.default_subtype,
  sources: [],
  groups: [],
  features: [],
  units: {},
  decisions: [],
  ...office,
});

import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/**
 * Files that take a minute or more of a run, the longest first. In a fresh clone nothing is known of a file but its size,
 * and the longest ones are short: begun last, they would leave three of four workers without work at the end.
 */
const longest = [
  'apps/server/src/sight.test.ts',
  'apps/server/src/shows.test.ts',
  'apps/server/src/lead-events/killed.test.ts',
  'apps/server/src/billing/killed-payments.test.ts',
  'apps/server/src/imports/killed-contacts.test.ts',
  'apps/server/src/alerts/every-kind.test.ts',
  'apps/server/src/whatsapp/incoming/storm.test.ts',
  'apps/server/src/core/database/outage.test.ts',
  'e2e/journeys/failing-lists.test.ts',
  'e2e/journeys/phone-app.test.ts',
  'e2e/journeys/screens-phone.test.ts',
  'e2e/journeys/screens-desktop.test.ts',
  'e2e/journeys/roles.test.ts',
  'e2e/journeys/alert-choices.test.ts',
  'e2e/journeys/first-year.test.ts',
  'e2e/journeys/plans.test.ts',
  'e2e/journeys/broadcast.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return at === -1 ? longest.length : at;
};

/** The order of a run's files: the longest first, then as vitest would have them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

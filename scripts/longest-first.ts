import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Short files that take long, the longest first. A fresh clone knows of a file only how large it is, and would begin these
 * when all others are done: one of them would then run while the other workers have nothing left.
 */
const longest = [
  'e2e/journeys/failing-lists.test.ts',
  'e2e/journeys/screens-phone.test.ts',
  'e2e/journeys/alert-choices.test.ts',
  'e2e/journeys/roles.test.ts',
  'e2e/journeys/screens-desktop.test.ts',
  'e2e/journeys/registration.test.ts',
  'e2e/journeys/voice-notes.test.ts',
  'e2e/journeys/working-day.test.ts',
  'apps/server/src/sight.test.ts',
  'apps/server/src/backup/backup.test.ts',
  'apps/server/src/database.test.ts',
  'apps/server/src/shows.test.ts',
  'apps/server/src/imports/killed-contacts.test.ts',
  'apps/server/src/core/database/outage.test.ts',
  'scripts/ending.test.ts',
  'packages/domain/src/paste/growth.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place === -1 ? longest.length : place;
};

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    // Projects stay together and in their order, as vitest wants them.
    const groups = Map.groupBy(usual, ({ project }) => project.name);
    return [...groups.values()].flatMap((group) => group.toSorted((a, b) => placeOf(a) - placeOf(b)));
  }
}

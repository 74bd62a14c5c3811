/**
 * What a first screen needs of Home, apart from the answer's schema, which would bring the fields of every noun along.
 */

/**
 * How much of each list stands on Home. `hot` and `endingDays` ahead are no lists of their own; 8 recent ones, 10 to
 * verify and 10 days of overdue tasks are of the specification.
 */
export const homeLimits = {
  overdue: 3,
  today: 8,
  visits: 8,
  tomorrow: 3,
  inquiries: 5,
  matches: 5,
  verify: 10,
  hot: 5,
  recent: 8,
  ending: 8,
  notes: 6,
  endingDays: 30,
} as const;

/** New matches are counted up to here: 100 stands for '99+'. */
export const newMatchesCounted = 99;

/** What Home shows the end of: the days of a property as its fields have them, and the RERA registration of a project. */
export const endingKinds = ['lease_end', 'lock_in_end', 'tenant_lock_in_end', 'mandate_to', 'rera_valid_to'] as const;

export const homeCall = {
  method: 'GET',
  shows: [
    'task',
    'inquiry',
    'property',
    'project',
    'contact',
    'area',
    'preleased',
    'share',
    'match_weight',
    'note',
    'society',
  ],
  kept: true,
  path: '/properties/home/',
  access: 'task:view',
  summary: 'The day at a glance: tasks, new inquiries and matches, what to verify, visits, what is hot, new and ending',
} as const;

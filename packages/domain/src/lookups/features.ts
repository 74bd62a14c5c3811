/** The features a new company starts with; it adds its own. */
import { seed } from './seed.ts';

export const featureCategories = ['Location', 'View', 'Building', 'Unit', 'Legal', 'Deal', 'Other'] as const;
export type FeatureCategory = (typeof featureCategories)[number];

/** What a feature may be marked with. Beside the word, never instead of it. */
export const featureColours = ['Grey', 'Green', 'Amber', 'Red', 'Blue'] as const;
export type FeatureColour = (typeof featureColours)[number];

export const features = seed([
  { id: 1, feature: 'Corner', category: 'Location' },
  { id: 2, feature: 'Park facing', category: 'View' },
  { id: 3, feature: 'Road touch', category: 'Location' },
  { id: 4, feature: 'Main road', category: 'Location' },
  { id: 5, feature: 'Sea/lake/river view', category: 'View' },
  { id: 6, feature: 'Garden view', category: 'View' },
  { id: 7, feature: 'Club view', category: 'View' },
  { id: 8, feature: 'No open drain', category: 'Location' },
  { id: 9, feature: 'Vastu compliant', category: 'Unit' },
  { id: 10, feature: 'Sun-facing', category: 'Unit' },
  { id: 11, feature: 'Newly renovated', category: 'Unit' },
  { id: 12, feature: 'Extra terrace', category: 'Unit' },
  { id: 13, feature: 'Separate servant entry', category: 'Unit' },
  { id: 14, feature: 'Low-density society', category: 'Building' },
  { id: 15, feature: 'Bank-approved', category: 'Legal' },
  { id: 16, feature: 'Clear title', category: 'Legal' },
  { id: 17, feature: 'OC received', category: 'Legal' },
  { id: 18, feature: 'Near metro', category: 'Location' },
  { id: 19, feature: 'Near school', category: 'Location' },
  { id: 20, feature: 'Near hospital', category: 'Location' },
  { id: 21, feature: 'Near highway', category: 'Location' },
  { id: 22, feature: 'Near station', category: 'Location' },
  { id: 23, feature: 'Near airport', category: 'Location' },
  { id: 24, feature: 'Pet friendly', category: 'Building' },
  { id: 25, feature: 'Urgent sale', category: 'Deal' },
  { id: 26, feature: 'Owner abroad', category: 'Deal' },
  { id: 27, feature: 'Exclusive with us', category: 'Deal' },
]);

export type FeatureRow = (typeof features)[number];

/** The features a new company starts with; it adds its own. */

export const featureCategories = ['Location', 'View', 'Building', 'Unit', 'Legal', 'Deal', 'Other'] as const;
export type FeatureCategory = (typeof featureCategories)[number];

export const features = [
  { id: 1, feature: 'Corner', category: 'Location', sort: 1, is_active: true },
  { id: 2, feature: 'Park facing', category: 'View', sort: 2, is_active: true },
  { id: 3, feature: 'Road touch', category: 'Location', sort: 3, is_active: true },
  { id: 4, feature: 'Main road', category: 'Location', sort: 4, is_active: true },
  { id: 5, feature: 'Sea/lake/river view', category: 'View', sort: 5, is_active: true },
  { id: 6, feature: 'Garden view', category: 'View', sort: 6, is_active: true },
  { id: 7, feature: 'Club view', category: 'View', sort: 7, is_active: true },
  { id: 8, feature: 'No open drain', category: 'Location', sort: 8, is_active: true },
  { id: 9, feature: 'Vastu compliant', category: 'Unit', sort: 9, is_active: true },
  { id: 10, feature: 'Sun-facing', category: 'Unit', sort: 10, is_active: true },
  { id: 11, feature: 'Newly renovated', category: 'Unit', sort: 11, is_active: true },
  { id: 12, feature: 'Extra terrace', category: 'Unit', sort: 12, is_active: true },
  { id: 13, feature: 'Separate servant entry', category: 'Unit', sort: 13, is_active: true },
  { id: 14, feature: 'Low-density society', category: 'Building', sort: 14, is_active: true },
  { id: 15, feature: 'Bank-approved', category: 'Legal', sort: 15, is_active: true },
  { id: 16, feature: 'Clear title', category: 'Legal', sort: 16, is_active: true },
  { id: 17, feature: 'OC received', category: 'Legal', sort: 17, is_active: true },
  { id: 18, feature: 'Near metro', category: 'Location', sort: 18, is_active: true },
  { id: 19, feature: 'Near school', category: 'Location', sort: 19, is_active: true },
  { id: 20, feature: 'Near hospital', category: 'Location', sort: 20, is_active: true },
  { id: 21, feature: 'Near highway', category: 'Location', sort: 21, is_active: true },
  { id: 22, feature: 'Near station', category: 'Location', sort: 22, is_active: true },
  { id: 23, feature: 'Near airport', category: 'Location', sort: 23, is_active: true },
  { id: 24, feature: 'Pet friendly', category: 'Building', sort: 24, is_active: true },
  { id: 25, feature: 'Urgent sale', category: 'Deal', sort: 25, is_active: true },
  { id: 26, feature: 'Owner abroad', category: 'Deal', sort: 26, is_active: true },
  { id: 27, feature: 'Exclusive with us', category: 'Deal', sort: 27, is_active: true },
] as const;

export type FeatureRow = (typeof features)[number];

/** What the inquiry screens and the server say about an inquiry. */
export const inquiryTexts = {
  title: 'Inquiries',
  searchPlaceholder: 'Search by code, contact name or comment',
  none: 'No Inquiries Found',
  created: 'Successfully Created Inquiry',
  createFailed: 'Error adding inquiry',
  budgetOrder: 'The lowest budget is above the highest.',
  sizeOrder: 'The smallest size is above the largest.',
  floorOrder: 'The lowest floor is above the highest.',
  subtypeOfOtherType: 'Choose subtypes of the chosen property type.',
  furnitureOfOtherType: 'Choose furnishing of the chosen property type.',
  oneCity: 'Choose areas of one city.',
  budgetNeeded: 'Enter the highest budget.',
  areaNeeded: 'Choose an area, a society or a project, or any area.',
  followUpNeeded: 'Say when to follow up next.',
  stageByOthers: 'Move it up to Qualified; the person it is assigned to takes it from there.',
  assignOnlySelf: 'You can assign it to yourself only.',
} as const;

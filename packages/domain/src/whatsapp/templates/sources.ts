/**
 * What a variable can be filled from when the template is sent to many: a field of the person, of a property, or of the
 * office. Kept beside the variable; '' is a text that is the same for all.
 */
export const variableSources = {
  'contact.name': 'Contact name',
  'contact.address': 'Contact address',
  'property.title': 'Property',
  'property.size': 'Size',
  'property.price': 'Price',
  'property.area': 'Area',
  'property.society': 'Society',
  'property.bhk': 'BHK',
  'property.possession': 'Possession',
  'user.name': 'Your name',
  'company.name': 'Your office',
} as const;
export type VariableSource = keyof typeof variableSources;
export const sourceNames = Object.keys(variableSources) as [VariableSource, ...VariableSource[]];

/** Stands for a value where there is no record to take an example from. */
export const sourceExamples: Readonly<Record<VariableSource, string>> = {
  'contact.name': 'Mehul Shah',
  'contact.address': '14 Lake Road, Bopal',
  'property.title': '3 BHK in Sun Vista',
  'property.size': '1,250 sqft',
  'property.price': '88.50 Lakhs',
  'property.area': 'Bopal',
  'property.society': 'Sun Vista',
  'property.bhk': '3 BHK',
  'property.possession': 'Ready to move',
  'user.name': 'Kavita Desai',
  'company.name': 'Kavita Estates',
};

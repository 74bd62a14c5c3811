/** Lists of the property's record: states, people, price, land, papers. Each is stored as the word shown. */

export const propertyStatuses = [
  'Draft',
  'Available',
  'On Hold',
  'Under Offer',
  'Sold',
  'Rented',
  'Withdrawn',
] as const;
export type PropertyStatus = (typeof propertyStatuses)[number];

export const holdReasons = [
  'Owner travelling',
  'Price under review',
  'Repair',
  'Family matter',
  'Legal',
  'Other',
] as const;
export const withdrawReasons = [
  'Owner changed mind',
  'Price mismatch',
  'Not reachable',
  'Duplicate',
  'Wrong information',
  'Other',
] as const;
export const closedByChoices = ['Us', 'Other broker', 'Owner directly'] as const;
export const freshnessStates = ['Fresh', 'Ageing', 'Stale'] as const;
export type Freshness = (typeof freshnessStates)[number];

export const propertyContactRoles = [
  'Owner',
  'Co-owner',
  'Relative',
  'Power of Attorney holder',
  'Builder',
  'Broker',
  'Caretaker',
  'Tenant',
] as const;
export const keyHolders = ['Owner', 'Office', 'Caretaker', 'Watchman', 'Tenant', 'Neighbour'] as const;
export const occupancies = ['Vacant', 'Owner living', 'Tenanted', 'Locked'] as const;
export const mandates = ['Open', 'Exclusive', "Co-broker's listing"] as const;

export const additionalRooms = [
  'Pooja',
  'Study',
  'Servant',
  'Store',
  'Utility',
  'Terrace',
  'Garden',
  'Home theatre',
] as const;
export const furnishingItems = [
  'AC',
  'Fan',
  'Light',
  'Geyser',
  'Wardrobe',
  'Bed',
  'TV',
  'Sofa',
  'Dining table',
  'Fridge',
  'Washing machine',
  'Microwave',
  'Water purifier',
  'Chimney',
  'Stove/Hob',
  'Modular kitchen',
  'Curtains',
  'Exhaust fan',
] as const;

export const salePriceBases = ['Total', 'Per size unit'] as const;
export type SalePriceBasis = (typeof salePriceBases)[number];
export const rentBases = ['Per month', 'Per sqft per month', 'Per bed per month'] as const;
export type RentBasis = (typeof rentBases)[number];
export const maintenanceBases = ['Per month', 'Per sqft per month', 'Per year', 'One time'] as const;
export type MaintenanceBasis = (typeof maintenanceBases)[number];
export const priceIncludes = [
  'All inclusive',
  'Parking',
  'Club',
  'Registration',
  'Government charges excluded',
] as const;
export const agreementForms = ['Leave and licence', 'Rent agreement', 'Registered lease', 'None'] as const;
export const camPayers = ['Tenant', 'Owner', 'Shared'] as const;
export const foodRules = ['Not stated', 'Vegetarian only'] as const;

export const landZones = [
  'Residential',
  'Commercial',
  'Industrial',
  'Agricultural',
  'Mixed',
  'Institutional',
  'Green/No-construction',
] as const;
export const landTenures = [
  'NA',
  'Agricultural (old tenure)',
  'Agricultural (new tenure)',
  'Gamtal/Abadi',
  'Freehold',
  'Leasehold (GIDC, MIDC, HUDA, Noida)',
] as const;
export const ownerships = [
  'Freehold',
  'Leasehold',
  'Co-operative society',
  'Power of attorney',
  'Allotment letter',
] as const;

export const suitableFor = [
  'Bank',
  'ATM',
  'Clinic',
  'Restaurant',
  'Cafe',
  'Gym',
  'Salon',
  'Classes',
  'Showroom',
  'Supermarket',
  'IT office',
  'Back office',
  'Storage',
  'Manufacturing',
] as const;

export const pgFor = ['Men', 'Women', 'Both'] as const;
export const pgSharing = ['Single', 'Double', 'Triple', 'Four+'] as const;
export const pgMeals = ['None', 'Breakfast', 'Two', 'Three'] as const;

export const portals = ['99acres', 'MagicBricks', 'Housing', 'Other'] as const;
export type Portal = (typeof portals)[number];

export const societyKinds = [
  'Co-operative housing society',
  'Apartment association',
  'Township',
  'Gated bungalow scheme',
  'Commercial complex',
  'IT park',
  'Industrial estate',
  'Market',
  'Other',
] as const;

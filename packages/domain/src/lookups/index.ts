/** Every option list of the product. The database is seeded from here and forms read it, so a word exists once. */
export * from './amenities.ts';
export * from './banks.ts';
export * from './bhk.ts';
export * from './contact-groups.ts';
export * from './deal-types.ts';
export * from './deals.ts';
export * from './features.ts';
export * from './furnitures.ts';
export * from './inquiries.ts';
export * from './loans.ts';
export * from './places.ts';
export * from './possessions.ts';
export * from './property-lists.ts';
export * from './property-types.ts';
export * from './small-lists.ts';
export * from './sources.ts';
export * from './tasks.ts';

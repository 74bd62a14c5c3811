export { cityOf } from './check-property.ts';
export { derivedOf } from './derived.ts';
export { maySeePropertyFile, propertyFileExpiry, propertyFileHandlers } from './files/index.ts';
export { propertyHandlers } from './properties.ts';
export { type PropertyRow, propertyRows } from './property-row.ts';
export { seesVault, showProperty } from './show-property.ts';
export { sizeColumns, sizesOf } from './sizes.ts';
export { findProperty, seesProperty, visibleProperties } from './visible-properties.ts';
export { changeColumns, changeProperties, insertProperties } from './write-many.ts';

export { findSociety, societyHandlers, visibleSocieties } from './societies.ts';

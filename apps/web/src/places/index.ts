export { NearNames } from './near-names.tsx';
export { PlacePanel } from './place-panel.tsx';
export { PlaceRow, type PlaceRowProps } from './place-row.tsx';
export { StockLinks } from './stock-links.tsx';
export { type PlaceKind, usePlaceActions } from './use-place-actions.tsx';
export { usePlaceForm } from './use-place-form.ts';

export { NearNames } from './near-names.tsx';
export type { PlaceKind } from './place-kind.ts';
export { PlacePanel } from './place-panel.tsx';
export { PlaceRow, type PlaceRowProps } from './place-row.tsx';
export { StockLinks } from './stock-links.tsx';
export { usePlaceActions } from './use-place-actions.tsx';
export { usePlaceForm } from './use-place-form.ts';

export { NearNames } from './near-names.tsx';
export type { PlaceKind, PlacePanelProps } from './place-kind.ts';
export { PlacePanel } from './place-panel.tsx';
export { PlaceScreen } from './place-screen.tsx';
export { StockLinks } from './stock-links.tsx';
export { usePlaceForm } from './use-place-form.ts';

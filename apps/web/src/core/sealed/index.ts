export { type Row, type Sealed, type Shelf, sealed } from './sealed.ts';

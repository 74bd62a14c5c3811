export { type Row, type Sealed, sealed } from './sealed.ts';

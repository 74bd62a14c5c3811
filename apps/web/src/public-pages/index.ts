/** What stands around a visitor's pages. */
export { Foot } from './foot.tsx';
export { VisitorPhone } from './visitor-phone.tsx';

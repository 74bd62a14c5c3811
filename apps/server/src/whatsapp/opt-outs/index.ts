export { hearRefusals, hearWishes, optOutFields } from './hear.ts';

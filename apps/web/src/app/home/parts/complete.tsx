export { CompleteDialog as Complete } from '../../../tasks/index.ts';

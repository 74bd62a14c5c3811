export { ShareDialog as Share } from '../../../shares/index.ts';

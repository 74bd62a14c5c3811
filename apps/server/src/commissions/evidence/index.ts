export { evidencePack } from './evidence-pack.ts';

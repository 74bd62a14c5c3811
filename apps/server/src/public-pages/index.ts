export { readyPages } from './ready-pages.ts';

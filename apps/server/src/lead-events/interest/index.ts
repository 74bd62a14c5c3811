export { serveInterest } from './serve-interest.ts';

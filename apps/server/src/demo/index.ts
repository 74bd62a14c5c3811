export { demoOffice } from './logins.ts';
export { seedDemo } from './seed-demo.ts';

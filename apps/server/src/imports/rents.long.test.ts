import './rents.test.ts';

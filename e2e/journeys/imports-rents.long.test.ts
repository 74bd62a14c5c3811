import './imports-rents.test.ts';

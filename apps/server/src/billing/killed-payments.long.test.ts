import './killed-payments.test.ts';

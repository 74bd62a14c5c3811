import './invoices-at-once.test.ts';

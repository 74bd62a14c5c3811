import './contact-bulk.test.ts';

import './storm.test.ts';

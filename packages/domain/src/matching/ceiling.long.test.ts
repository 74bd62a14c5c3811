import './ceiling.test.ts';

import './shows.test.ts';

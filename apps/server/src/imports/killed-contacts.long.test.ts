import './killed-contacts.test.ts';

import './contact-exports.test.ts';

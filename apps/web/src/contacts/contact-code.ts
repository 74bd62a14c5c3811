export { contactCode } from '@angan/domain/people.ts';

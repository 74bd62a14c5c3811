/** On how many devices the reader is logged in, of how many. */
export { OwnDeviceUse } from './device-use.tsx';
/** The parts by which other nouns prove a number that somebody says is theirs. */
export { CodeField } from './registration/code-field.tsx';
export { Resend } from './resend.tsx';

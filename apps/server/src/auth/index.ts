export { authHandlers } from './auth.ts';
export { hearsOfDevice } from './hears.ts';
export { idIn, type LinkSubject, linkFor, tokenFits } from './links.ts';
export { plainName, takeMail } from './mails.ts';
export { ownAddressHandlers, requireProof } from './own-address/index.ts';
export { requireOwnPassword } from './own-password.ts';
export { hashPassword, passwordFaults } from './passwords.ts';
export { recoveryHandlers } from './recovery.ts';
export {
  accountWithEmail,
  isMobileTaken,
  registrationHandlers,
  unfinishedRegistrationHandlers,
} from './registration/index.ts';
export { refreshHash } from './sign-in.ts';
export { maySeeUserPhoto } from './user-photo.ts';

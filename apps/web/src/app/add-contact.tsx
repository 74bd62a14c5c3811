import { Navigate } from 'react-router';
import { useRunsTheOffice } from '../core/session/index.ts';

/** Adding a contact is a form over the contact list of the role. */
export const AddContactScreen = () => {
  const whole = useRunsTheOffice();
  return <Navigate to={`${whole ? '/contact' : '/contactList'}?add=one`} replace />;
};

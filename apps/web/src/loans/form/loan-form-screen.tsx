import { useUrlState } from '../../ui/use-url-state.ts';
import { AddLoan } from './add-loan.tsx';
import { EditLoan } from './edit-loan.tsx';

/** /addloan adds one, for the contact, inquiry, property or deal that the address names; with `id` it changes that one. */
export const LoanFormScreen = () => {
  const id = Number(useUrlState().get('id'));
  return id > 0 ? <EditLoan id={id} /> : <AddLoan />;
};

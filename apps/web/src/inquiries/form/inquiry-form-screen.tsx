import { useUrlState } from '../../ui/use-url-state.ts';
import { AddInquiry } from './add-inquiry.tsx';
import { EditInquiry } from './edit-inquiry.tsx';

/** /addInquiry adds one; with `id` it changes that one. */
export const AddInquiryScreen = () => {
  const id = Number(useUrlState().get('id'));
  return id > 0 ? <EditInquiry id={id} /> : <AddInquiry />;
};

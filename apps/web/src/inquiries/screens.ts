/** What the addresses of inquiries open, apart from what other nouns take from index.ts. */
import { screen } from '../core/screen.ts';

export const AddInquiryScreen = screen(() => import('./form/inquiry-form-screen.tsx'), 'AddInquiryScreen');
export const InquiriesScreen = screen(() => import('./inquiries-screen.tsx'), 'InquiriesScreen');

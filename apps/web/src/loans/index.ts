import { lazyPart, screen } from '../core/screen.ts';

export const LoanFormScreen = screen(() => import('./form/loan-form-screen.tsx'), 'LoanFormScreen');
export const LoansScreen = screen(() => import('./loans-screen.tsx'), 'LoansScreen');
/** What somebody may borrow and what a home costs them; brought when somebody asks for it. */
export const calculators = lazyPart(() => import('./calculators/calculators-dialog.tsx'), 'CalculatorsDialog');
export { LoansOf } from './loans-of.tsx';

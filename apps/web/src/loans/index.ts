export { LoanFormScreen } from './form/loan-form-screen.tsx';
export { LoansScreen } from './loans-screen.tsx';

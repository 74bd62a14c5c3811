export { LeadsOfInquiry } from './leads-of-inquiry.tsx';
export { LeadsOfProject } from './leads-of-project.tsx';
export { RegisterLead } from './register-lead.tsx';
export { useLeadsOfProject } from './use-leads.ts';

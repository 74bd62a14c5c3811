import type { DemoLead } from '../../lead-events/index.ts';

const one = (id: string, name: string, phone: string, bhk: string, budget: string, call: string, minutesAgo: number) =>
  ({ id, name, phone, bhk, budget, call, minutesAgo }) satisfies DemoLead;

/** Who filled in the form of the demo office's page this morning. */
export const demoFacebookLeads: readonly DemoLead[] = [
  one('1450010002730001', 'सुनीता मेहता', '+919081100006', '3 BHK', '80 lakh to 1 crore', 'After 6 in the evening', 130),
  one('1450010002730002', 'Hetal Vora', '+919081100007', '2 BHK', '60 to 80 lakh', 'On Sunday', 26),
  // Somebody who typed what is no number.
  one('1450010002730003', 'Ramesh', '12345', '3 BHK', '', '', 75),
];

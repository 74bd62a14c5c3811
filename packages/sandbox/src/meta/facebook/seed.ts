import type { Facebook, Question } from './state.ts';

const name: Question = { key: 'full_name', label: 'Full name', type: 'FULL_NAME' };
const phone: Question = { key: 'phone_number', label: 'Phone number', type: 'PHONE' };
const email: Question = { key: 'email', label: 'Email', type: 'EMAIL' };
const custom = (key: string, label: string, ...options: string[]): Question => ({
  key,
  label,
  type: 'CUSTOM',
  ...(options.length > 0 && { options }),
});

/** Who runs the demo office's page, which stands ready, and under which token the office reads it. */
export const demoPage = { id: '1450010002700001', token: 'EAASandboxPageTokenOfShreeGanesh' } as const;
export const demoOwner = '1450010002800001';

const forms = {
  shela: '1450010002710001',
  office: '1450010002710002',
  plots: '1450010002710003',
};

export function plantFacebook({ people, pages, forms: all }: Facebook): void {
  const page = (id: string, title: string, category: string) => pages.set(id, { id, name: title, category, apps: [] });
  page(demoPage.id, 'Shree Ganesh Estates', 'Real Estate');
  page('1450010002700002', 'Homes of West Ahmedabad', 'Real Estate Agent');
  people.set(demoOwner, { id: demoOwner, name: 'Harshad Patel', pages: [demoPage.id, '1450010002700002'] });
  people.set('1450010002800002', { id: '1450010002800002', name: 'Nisha Rao', pages: [] });
  const form = (id: string, of: string, title: string, questions: Question[]) =>
    all.set(id, { id, page: of, name: title, status: 'ACTIVE', questions });
  form(forms.shela, demoPage.id, 'Shela launch', [
    name,
    phone,
    email,
    custom('how_many_bedrooms?', 'How many bedrooms?', '2 BHK', '3 BHK', '4 BHK'),
    custom('what_is_your_budget?', 'What is your budget?', '60 to 80 lakh', '80 lakh to 1 crore', 'Above 1 crore'),
    custom('when_may_we_call?', 'When may we call?'),
  ]);
  form(forms.office, demoPage.id, 'Offices on rent', [
    { key: 'first_name', label: 'First name', type: 'FIRST_NAME' },
    { key: 'last_name', label: 'Last name', type: 'LAST_NAME' },
    phone,
    custom('which_area_do_you_prefer?', 'Which area do you prefer?'),
    custom('carpet_area_you_need', 'Size that you need, in square feet'),
  ]);
  form(forms.plots, '1450010002700002', 'Plots near Sanand', [
    name,
    phone,
    { key: 'city', label: 'City', type: 'CITY' },
  ]);
}

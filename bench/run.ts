/** `npm run bench -- NAME`: runs one benchmark of this folder. Figures are ratios against a reference in the same run. */
const benches: Record<string, () => Promise<unknown>> = {
  alerts: () => import('./alerts/alerts.ts'),
  brochure: () => import('./brochure/brochure.ts'),
  commissions: () => import('./commissions/commissions.ts'),
  deals: () => import('./deals/deals.ts'),
  contacts: () => import('./contacts/contacts.ts'),
  dashboard: () => import('./dashboard/dashboard.ts'),
  growth: () => import('./growth/growth.ts'),
  history: () => import('./history/history.ts'),
  home: () => import('./home/home.ts'),
  import: () => import('./import/import.ts'),
  notify: () => import('./notify/notify.ts'),
  properties: () => import('./properties/properties.ts'),
  leads: () => import('./leads/leads.ts'),
  matching: () => import('./matching/matching.ts'),
  tasks: () => import('./tasks/tasks.ts'),
  whatsapp: () => import('./whatsapp/whatsapp.ts'),
};

const bench = benches[process.argv[2] ?? ''];
if (!bench) {
  console.error(`Say which: npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exitCode = 2;
} else {
  await bench();
}

export {};

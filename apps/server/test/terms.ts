import type { TestServer } from './support.ts';

/** Says of the term of an office what a test needs: its last day, its kind, its users. Days as YYYY-MM-DD. */
export const changeTerm = async (
  { owner }: Pick<TestServer, 'owner'>,
  company: number,
  set: {
    readonly plan?: string;
    readonly kind?: string;
    readonly started_on?: string;
    readonly ends_on?: string | null;
    readonly users_allowed?: number;
  },
): Promise<void> => {
  const { plan, ...columns } = set;
  const names = Object.keys(columns);
  const assignments = names.map((name, at) => `${name} = $${at + 2}`);
  if (plan) assignments.push(`plan = (select id from offered_plan where code = $${names.length + 2})`);
  await owner.query(`update subscription set ${assignments.join(', ')} where company_id = $1`, [
    company,
    ...Object.values(columns),
    ...(plan ? [plan] : []),
  ]);
};

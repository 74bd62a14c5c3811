/** Registration numbers under RERA, of agents and of projects: what each state's look like. States change their forms, so this only warns. */

interface Written {
  readonly pattern: RegExp;
  readonly as: string;
}

/** By the name of the state. Others are not known. */
const agents: Readonly<Record<string, Written>> = {
  Maharashtra: { pattern: /^A\d{11}$/, as: 'A51700001835' },
  Gujarat: { pattern: /^(PR|AG|CG)\/GJ\//, as: 'AG/GJ/AHMEDABAD/…' },
  Karnataka: { pattern: /^PRM\/KA\/RERA\//, as: 'PRM/KA/RERA/…' },
  'Uttar Pradesh': { pattern: /^UPRERA(PRJ|AGT)/, as: 'UPRERAAGT…' },
};

const projects: Readonly<Record<string, Written>> = {
  Maharashtra: { pattern: /^P\d{11}$/, as: 'P51800012345' },
  Gujarat: { pattern: /^(PR|AG|CG)\/GJ\//, as: 'PR/GJ/AHMEDABAD/…' },
  Karnataka: { pattern: /^PRM\/KA\/RERA\//, as: 'PRM/KA/RERA/…' },
  'Uttar Pradesh': { pattern: /^UPRERA(PRJ|AGT)/, as: 'UPRERAPRJ…' },
};

const unlike = (registered: typeof agents, number: string, state: string | null): string | undefined => {
  const written = state === null ? undefined : registered[state];
  if (number === '' || !written || written.pattern.test(number.trim().toUpperCase())) return undefined;
  return written.as;
};

/** How numbers of the state begin, when this agent's is not written so; undefined where nothing speaks against it. */
export const unlikeRera = (number: string, state: string | null): string | undefined => unlike(agents, number, state);

/** The same for a project's number. */
export const unlikeProjectRera = (number: string, state: string | null): string | undefined =>
  unlike(projects, number, state);

/** Days before the end of a registration from which its renewal is worth a reminder. */
export const reraRenewalDays = 60;

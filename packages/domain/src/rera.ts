/** Registration numbers under RERA: what each state's look like. States change their forms, so this only warns. */

interface Written {
  readonly pattern: RegExp;
  readonly as: string;
}

export type ReraKind = 'agent' | 'project';

/** By the name of the state. Others are not known. */
const forms: Readonly<Record<string, Readonly<Record<ReraKind, Written>>>> = {
  Maharashtra: {
    agent: { pattern: /^A\d{11}$/, as: 'A51700001835' },
    project: { pattern: /^P\d{11}$/, as: 'P51700012345' },
  },
  Gujarat: {
    agent: { pattern: /^(PR|AG|CG)\/GJ\//, as: 'AG/GJ/AHMEDABAD/…' },
    project: { pattern: /^(PR|AG|CG)\/GJ\//, as: 'PR/GJ/AHMEDABAD/…' },
  },
  Karnataka: {
    agent: { pattern: /^PRM\/KA\/RERA\//, as: 'PRM/KA/RERA/…' },
    project: { pattern: /^PRM\/KA\/RERA\//, as: 'PRM/KA/RERA/…' },
  },
  'Uttar Pradesh': {
    agent: { pattern: /^UPRERA(PRJ|AGT)/, as: 'UPRERAAGT…' },
    project: { pattern: /^UPRERA(PRJ|AGT)/, as: 'UPRERAPRJ…' },
  },
};

/** How numbers of the state begin, when this one is not written so; undefined where nothing speaks against it. */
export const unlikeRera = (number: string, state: string | null, kind: ReraKind = 'agent'): string | undefined => {
  const written = state === null ? undefined : forms[state]?.[kind];
  if (number === '' || !written || written.pattern.test(number.trim().toUpperCase())) return undefined;
  return written.as;
};

/** Days before the end of a registration from which its renewal is worth a reminder. */
export const reraRenewalDays = 60;

import { demoLogins } from '@angan/contract/demo/logins.ts';
import type { PropertyTypeName } from '@angan/domain/lookups/index.ts';
import { propertyTypesOf } from '@angan/domain/roles.ts';
import type { DemoOffice, Teammate } from './offices.ts';
import type { Random } from './random.ts';

/** Those of the team who work in a property type. */
export const teamFor = (office: DemoOffice, type: PropertyTypeName): readonly Teammate[] =>
  office.team.filter((one) => propertyTypesOf(usertypeOf(one.email)).includes(type));

const usertypeOf = (email: string) => demoLogins.find((login) => login.email === email)!.usertype;

const weights: Partial<Record<string, number>> = {
  Owner: 4,
  'Co-Owner': 8,
  'All-Rounder': 30,
  'Residential Only': 55,
  'Commercial Only': 55,
  Backend: 5,
};

/** Who in the team looks after it: mostly those who work in nothing else, now and then nobody yet. */
export const assignees = (office: DemoOffice, type: PropertyTypeName, random: Random): readonly string[] =>
  random.weighted<readonly string[]>([
    [[], office.team.length > 1 ? 12 : 1],
    ...teamFor(office, type).map(({ email }) => [[email], weights[usertypeOf(email)] ?? 0] as const),
  ]);

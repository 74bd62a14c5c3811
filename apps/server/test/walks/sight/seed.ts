import { dayFromNow } from '../../inquiries.ts';
import { aHouse, aShop, aWish, dealId, subtypeId, typeId } from '../../listings.ts';
import { aPhoto } from '../../property-files.ts';
import { aCompany, aForm, type Person, type TestServer } from '../../support.ts';
import type { Reason, Secret } from './secret.ts';
import { plantLeads } from './seed-leads.ts';

let taken = 7_300_000_000;
const digits = () => {
  taken += 1_003;
  return String(taken);
};

/** Somebody has rented it for five years. */
export const aLease = (tenant_name: string) => ({
  tenant_name,
  tenant_category: 'MNC',
  lease_start: '2026-01-01',
  lease_end: '2030-12-31',
  current_rent: 100_000,
  escalation_percent: 5,
  escalation_every_months: 12,
});

/** The least that a loan says. */
export const aHomeLoan = { loan_type: 'Home loan (purchase)', required_amount: 100, employment: 'Salaried' } as const;

/**
 * An office in which every text that somebody may not see can be told by itself: whole numbers, lowest prices, and a word
 * in each record that stands for all of it. Everything is written by its Owner, over the calls of the product.
 */
export const aTellTaleOffice = async (server: TestServer, name: string) => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const secrets: Secret[] = [];
  const keep = (reason: Reason, text: string) => {
    secrets.push({ reason, text });
    return text;
  };
  const number = () => keep('number', digits());
  /** A word that search finds and no other office has. */
  const word = (reason: Reason, what: string) => keep(reason, `${name}${what}`.toLowerCase());
  const price = () => Number(keep('vault', digits().slice(-8)));

  const ask = async (path: string, body: object, by: Person = owner) => {
    const answer = await server.ask('POST', `/properties/${path}/`, by.token, body);
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.id as number;
  };
  const area = (area: string) => ask('area', { area, city: 1, latitude: 23, longitude: 72.5 });
  const [here, there] = [await area(`${name} Here`), await area(`${name} There`)];
  await ask('society', { society_name: `${name} Heights`, area: here });

  const person = (given: object = {}) => ({ mobile_number_1: number(), name: `Call ${number()}`, ...given });
  const open = await ask('contacts', {
    ...person(),
    mobile_number_2: number(),
    comment: `Or ${number()}`,
    email: `${number()}@example.in`,
  });
  const locked = await ask('contacts', {
    ...person({ name: word('locked', 'Hidden') }),
    comment: word('locked', 'Whisper'),
    locked_contact: true,
  });

  const told = () => ({
    contact: open,
    bottom_price: price(),
    key_note: word('vault', `Key${secrets.length}`),
    remark: `Watchman ${number()}`,
    deal_type: [dealId('Sale'), dealId('Pre-leased')],
  });
  const house = (given: object) => ask('property', aHouse(here, { ...told(), ...given }));
  const shop = (given: object) => ask('property', aShop(here, { ...told(), ...given }));
  const wish = (given: object) => ask('inquiry', aWish(here, { contact: open, comment: `Wife ${number()}`, ...given }));

  const properties = {
    residential: await house({ description: word('residential', 'House') }),
    commercial: await shop({ description: word('commercial', 'Shop') }),
    locked: await house({ description: word('locked', 'Villa'), locked_property: true }),
    ofLocked: await house({ contact: locked }),
    elsewhere: await house({ area: [there], description: word('elsewhere', 'Far') }),
  };
  const lease = await server.ask(
    'PUT',
    `/properties/preleased/${properties.commercial}/`,
    owner.token,
    aLease(`${word('commercial', 'Tenant')} ${number()}`),
  );
  if (lease.status !== 200) throw new Error(`The lease: ${lease.status} ${JSON.stringify(lease.body)}`);
  const attach = async (house: number, kind: string, name: string, content: Buffer) => {
    const { payload, headers } = aForm({ kind, caption: name }, { file: { name, content } });
    const path = `/properties/property/${house}/files/`;
    const answer = await server.ask('POST', path, owner.token, payload, headers);
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status}`);
  };
  for (const house of [properties.residential, properties.locked]) {
    await attach(house, 'image', 'front.jpg', await aPhoto());
    await attach(house, 'document', `${word('vault', `Deed${house}`)}.pdf`, Buffer.from(`%PDF-1.7\n${price()}`));
  }
  const inquiries = {
    residential: await wish({
      asked_property: properties.residential,
      comment: `${word('residential', 'Wish')} ${number()}`,
    }),
    commercial: await wish({
      property_type: typeId('Commercial'),
      property_subtype: [subtypeId('Shop')],
      bhk: [],
      comment: word('commercial', 'Want'),
    }),
    locked: await wish({ locked_inquiry: true, comment: word('locked', 'Secret') }),
    ofAnother: await wish({ assigned_to: [owner.id], comment: word('of another', 'Theirs') }),
    ofLocked: await wish({ contact: locked }),
    elsewhere: await wish({ area: [there], comment: word('elsewhere', 'Away') }),
  };
  for (const [kind, ids] of [
    ['property', properties],
    ['inquiry', inquiries],
  ] as const)
    for (const id of Object.values(ids)) await ask('notes', { text: `Rang ${number()}`, link: { kind, id } });

  const visit = (property: number, inquiry: number) =>
    ask('tasks', {
      type: 'Site Visit',
      date_time: '2100-01-01T10:00:00+05:30',
      property,
      inquiry,
      comment: `Watchman ${number()}`,
    });
  const seen = await visit(properties.residential, inquiries.residential);
  const note = { outcome: 'Disliked', note: `Son is at ${number()}` };
  const visited = await server.ask('POST', `/properties/tasks/${seen}/complete/`, owner.token, note);
  if (visited.status !== 200) throw new Error(`The visit: ${visited.status} ${JSON.stringify(visited.body)}`);
  await visit(properties.commercial, inquiries.commercial);
  await visit(properties.locked, inquiries.residential);
  await visit(properties.residential, inquiries.locked);
  await visit(properties.elsewhere, inquiries.ofAnother);
  const loan = await ask('loans', {
    applicant: open,
    inquiry: inquiries.residential,
    ...aHomeLoan,
    comment: `${word('of another', 'Borrows')} ${number()}`,
  });
  const bank = { bank: 1, app_no: word('of another', 'HL26'), login_date: dayFromNow(0) };
  const sanction = {
    sanctioned_amount: 100,
    sanction_date: dayFromNow(0),
    roi: 8.5,
    rate_kind: 'Floating',
    tenure_months: 240,
  };
  for (const move of [
    { to: 'Logged In', ...bank },
    { to: 'Sanctioned', ...sanction, processing_fee: 1 },
  ]) {
    const moved = await server.ask('POST', `/properties/loans/${loan}/move/`, owner.token, move);
    if (moved.status !== 200) throw new Error(`The loan: ${moved.status} ${JSON.stringify(moved.body)}`);
  }
  await plantLeads(server, { company, owner, inquiries, number, word });
  // The page that its code opens shows both.
  const mixed = {
    properties: [properties.residential, properties.locked],
    inquiry: inquiries.residential,
    channel: 'Link',
  };
  const shared = await server.ask('POST', '/properties/shares/', owner.token, mixed);
  if (shared.status !== 201) throw new Error(`The share: ${shared.status} ${JSON.stringify(shared.body)}`);
  keep('locked', shared.body.code.toLowerCase());

  return { company, owner, here, there, open, locked, properties, inquiries, secrets, ask };
};
export type TellTaleOffice = Awaited<ReturnType<typeof aTellTaleOffice>>;

/** The reasons that hold for somebody of the office; whoever is not of it may see nothing of it at all. */
export const hiddenFrom: Record<string, readonly Reason[]> = {
  Owner: [],
  'Co-Owner': [],
  'All-Rounder': ['number', 'vault', 'locked', 'of another'],
  'Residential Only': ['number', 'vault', 'locked', 'of another', 'commercial'],
  'Commercial Only': ['number', 'vault', 'locked', 'of another', 'residential'],
  Backend: ['number', 'vault', 'locked'],
};

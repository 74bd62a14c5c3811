import { blankLead } from '../../../src/lead-events/portals/blank.ts';
import { aWish } from '../../listings.ts';
import type { TestServer } from '../../support.ts';
import type { Example } from './example.ts';

let used = 0;
const fresh = () => String(6_500_000_000 + ++used);

/**
 * The lead that is nobody's stands as one that nobody has worked on: what became of it is final, and another call comes to
 * it. The others stay who may see them. Its reference has a number planted behind it.
 */
const untouched = async ({ owner }: TestServer, url: string, inquiry: number | null, mobile = '') => {
  await owner.query(
    `update lead_event set inquiry = $2, result = $3, assigned_to = '{}', lead = lead || $4::jsonb, mobile_number = $5
      where id = $1 and external_ref like 'planted-3%'`,
    [
      url.split('/')[3],
      inquiry,
      inquiry === null ? 'Failed' : 'Created',
      JSON.stringify({ name: blankLead.name, phone: mobile || fresh() }),
      mobile || fresh(),
    ],
  );
};

/** A file with one row that nobody has sent yet. */
const aFile = () => ({ file: { name: 'leads.csv', content: Buffer.from(`Name,Mobile\nNew,${fresh()}\n`) } });

/** What is sent to the calls of files of leads. */
export const leadFileExamples = (path: string): Record<string, Example> => ({
  [`POST ${path}look/`]: () => ({ form: [{}, aFile()] }),
  [`POST ${path}`]: async (_, { id }, { server }) => {
    const { rows } = await server.owner.query(
      'select s.id from source s join app_user u on u.company_id = s.company_id where u.id = $1 order by s.id limit 1',
      [id],
    );
    return { form: [{ source: String(rows[0]?.id ?? 1), targets: ['Name', 'Mobile number'] }, aFile()] };
  },
});

/** What is sent to the calls of a lead. */
export const leadExamples = (path: string): Record<string, Example> => ({
  [`POST ${path}:id/answered/`]: async ({ inquiries }, _, { server, url }) => {
    await untouched(server, url, inquiries.residential);
    return { body: { how: 'Met' } };
  },
  [`POST ${path}:id/assign/`]: async (_, person, { server, url }) => {
    await untouched(server, url, null);
    return { body: { assigned_to: [person.id] } };
  },
  [`POST ${path}:id/convert/`]: async ({ here }, __, { server, url }) => {
    await untouched(server, url, null);
    return { body: aWish(here, {}) };
  },
  [`POST ${path}:id/append/`]: async ({ here }, person, { server, url }) => {
    const mobile = fresh();
    const contact = { name: 'Asks twice', mobile_number_1: mobile };
    const made = await server.ask('POST', '/properties/contacts/', person.token, contact);
    const wish = aWish(here, { contact: made.body.id, assigned_to: [person.id] });
    const inquiry = await server.ask('POST', '/properties/inquiry/', person.token, wish);
    await untouched(server, url, null, mobile);
    return { body: { inquiry: inquiry.body.id ?? 1 } };
  },
  [`POST ${path}:id/keep_both/`]: async ({ inquiries }, _, { server, url }) => {
    await untouched(server, url, inquiries.residential);
    return {};
  },
  [`POST ${path}:id/junk/`]: async (_, __, { server, url }) => {
    await untouched(server, url, null);
    return { body: { reason: 'Spam', note: '' } };
  },
  [`POST ${path}paste/`]: () => ({
    body: { text: `Name: Asha\nMobile: ${fresh()}\nInterested in: 2 BHK flat`, source: 'Housing' },
  }),
});

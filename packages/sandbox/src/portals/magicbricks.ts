import type { FastifyInstance } from 'fastify';
import type { Enquiries, Enquiry } from './enquiries.ts';
import { readSpelled, spelled } from './xml.ts';

const dayOf = (at: number) => spelled(at).slice(0, 10).replaceAll('-', '');
const timeOf = (at: number) => spelled(at).slice(11).replaceAll(':', '');
const beginning = (day: string) => readSpelled(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)} 00:00:00`);

const pojo = (one: Enquiry) => ({
  ...{
    id: one.id,
    name: one.name,
    email: one.email,
    mobile: one.phone,
    isd: '91',
    subject: one.about,
    msg: one.message,
  },
  ...{ project: one.project, pid: one.listing, locality: [one.locality], city: one.city, address: '' },
  ...{ dt: dayOf(one.at), time: timeOf(one.at), tranType: one.deal === 'rent' ? 'r' : 'b' },
});

/** What a push of MagicBricks is: in the address, and 'Buy' whatever is asked for. */
export const magicbricksPush = (one: Enquiry) => ({
  query: {
    ...{ name: one.name, mobile: one.phone, email: one.email, msg: one.message, City: one.city, project: one.project },
    ...{ bhk: one.bhk, budget: one.max_price ? String(one.max_price) : '', looking_for: 'Buy' },
    ...{
      property_type: one.kind === 'commercial' ? 'Commercial Office Space' : 'Multistorey Apartment',
      dt: spelled(one.at),
    },
  },
});

/** The calls by which MagicBricks is asked: by day, the key in the address. */
export function magicbricks(app: FastifyInstance, enquiries: Enquiries): void {
  app.get('/mbRating/download.json', (request, reply) => {
    const { manners, accounts } = enquiries;
    const send = (status: number, body: string, type = 'application/json') => {
      enquiries.note('magicbricks', status);
      return reply.code(status).type(type).send(body);
    };
    if (manners.take('throttled')) return send(429, '');
    if (manners.take('down')) return send(503, '<h1>Service Unavailable</h1>', 'text/html');
    const { key, startDate = '', endDate = '' } = request.query as Record<string, string>;
    if (manners.take('refused_login') || key !== accounts.magicbricks.key)
      return send(200, '<leadPojo><status>error</status><errormsg>Invalid key</errormsg></leadPojo>', 'text/xml');
    const [from, to] = [beginning(startDate), beginning(endDate) + 86_400_000 - 1];
    if (Number.isNaN(from) || Number.isNaN(to))
      return send(200, '<leadPojo><status>error</status><errormsg>Invalid date</errormsg></leadPojo>', 'text/xml');
    const body = JSON.stringify({ leadPojo: { leads: enquiries.between('magicbricks', from, to).map(pojo) } });
    return send(200, manners.take('malformed') ? body.slice(0, -4) : body);
  });
}

import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Enquiries, Enquiry } from './enquiries.ts';

const services = { sale: 'resale', rent: 'rent', new: 'new-projects' } as const;

/** An enquiry as Housing tells of it, asked or not; it has no id. */
export const housingLead = (one: Enquiry) => ({
  ...{ lead_date: Math.floor(one.at / 1000), apartment_names: one.bhk, country_code: '+91' },
  ...{ service_type: services[one.deal], category_type: one.kind, locality_name: one.locality, city_name: one.city },
  ...{ lead_name: one.name, lead_email: one.email || null, lead_phone: one.phone },
  ...(one.deal === 'new' ? { project_id: one.listing, project_name: one.project } : { flat_id: one.listing }),
  ...{ property_field: [one.kind === 'commercial' ? 'Office Space' : 'Apartment'], max_area: null, min_area: null },
  ...{ min_price: one.min_price ?? null, max_price: one.max_price ?? null },
});

/** The calls by which Housing is asked: the time signed with the key, within 15 minutes of its clock. */
export function housing(app: FastifyInstance, enquiries: Enquiries): void {
  for (const path of ['get-broker-leads', 'get-builder-leads'])
    app.get(`/api/v0/${path}`, (request, reply) => {
      const { manners, accounts } = enquiries;
      const now = Date.now() + manners.ahead;
      const send = (status: number, body: unknown) => {
        enquiries.note('housing', status);
        return reply.code(status).header('date', new Date(now).toUTCString()).type('application/json').send(body);
      };
      if (manners.take('throttled')) return send(429, '{}');
      if (manners.take('down')) return send(500, '{}');
      const query = request.query as Record<string, string>;
      const signed = createHmac('sha256', accounts.housing.key)
        .update(query.current_time ?? '')
        .digest('hex');
      const isLate = Math.abs(Number(query.current_time) * 1000 - now) > 15 * 60_000;
      if (manners.take('refused_login') || isLate || query.hash !== signed || query.id !== accounts.housing.profile)
        return send(401, JSON.stringify({ apiErrors: { base: ['Unauthorized'] } }));
      const size = Number(query.per_page ?? 100);
      const [from, to] = [Number(query.start_date) * 1000, Number(query.end_date) * 1000 + 999];
      if (!(size >= 1 && size <= 1000) || Number.isNaN(from) || Number.isNaN(to))
        return send(422, JSON.stringify({ apiErrors: { per_page: ['is not valid'] } }));
      const ids = (query.flat_ids ?? query.project_ids)?.split(',');
      const found = enquiries.between('housing', from, to).filter((one) => !ids || ids.includes(one.listing));
      const body = JSON.stringify({ data: found.slice(0, size).map(housingLead) });
      return send(200, manners.take('malformed') ? body.slice(0, -4) : body);
    });
}

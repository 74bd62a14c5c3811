import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import type pg from 'pg';
import { insertContacts } from '../../contacts/index.ts';
import { type Context, newActor, type Services } from '../../core/context.ts';
import { onConnection, steadyOnConnection } from '../../core/database/on-connection.ts';
import { newLog } from '../../core/log.ts';
import { insertInquiry } from '../../inquiries/index.ts';
import { insertProperty } from '../../properties/index.ts';
import { makeShare } from '../../shares/index.ts';
import { taskHandlers } from '../../tasks/index.ts';
import { insertRows } from '../insert-rows.ts';
import { bhkIdOf, dealId, possessionId, subtypeId, typeId } from '../platform-ids.ts';
import type { SpokenChat } from './chat-scripts.ts';
import { keepCovers } from './keep-covers.ts';
import { ownSince, type Place } from './place.ts';

const gurgaon = 6;
const flat = {
  property_type: typeId('Residential'),
  property_subtype: subtypeId('Flat/Apartment'),
  deal_type: [dealId('Sale')],
  bhk: bhkIdOf(3),
};

const onOffer = [
  {
    sale_price: 17_800_000,
    size: 1920,
    sector: 0,
    unit_no: 'A-503',
    floor_no: 5,
    total_floors: 9,
    picture: 'midTower-1.webp',
  },
  {
    sale_price: 18_200_000,
    size: 1850,
    sector: 1,
    unit_no: 'C-902',
    floor_no: 9,
    total_floors: 14,
    picture: 'tower-2.webp',
  },
  {
    sale_price: 19_200_000,
    size: 2010,
    sector: 0,
    unit_no: 'B-301',
    floor_no: 3,
    total_floors: 11,
    picture: 'tallTower-1.webp',
  },
];

/**
 * Contacts of the chats that are one, an inquiry of theirs with a visit to come, and properties that fit it, in the
 * platform's own company and by the calls' own functions. Answers the contacts by number.
 */
export const writeWishes = async (
  services: Services,
  client: pg.PoolClient,
  place: Place,
  chats: readonly SpokenChat[],
): Promise<Map<string, number>> => {
  const context = contextOf(services, client, place);
  const areas = await insertRows(
    client,
    'area',
    ['Sector 57', 'Sector 56'].map((area, at) => ({
      ...ownSince(place, 0),
      area,
      city: gurgaon,
      latitude: 28.42 + at * 0.01,
      longitude: 77.08,
    })),
  );
  const [sent] = await writeOffers(context, client, place, areas);
  const contacts = new Map<string, number>();
  for (const { name, wa_id } of chats.filter((chat) => chat.contact)) {
    const [id] = await insertContacts(context, [{ name, mobile_number_1: wa_id.slice(2) } as never]);
    contacts.set(wa_id, id!);
    await client.query(
      `update contact set consent_status = 'Given', consent_at = now() - interval '43 days' where company_id = $1 and id = $2`,
      [place.company_id, id],
    );
    const inquiry = await insertInquiry(context, {
      ...flat,
      property_subtype: [flat.property_subtype],
      bhk: [flat.bhk],
      contact: id!,
      area: [areas[0]!],
      budget_max: 18_500_000,
      assigned_to: [place.created_by],
    } as never);
    await makeShare(context, { properties: [sent!], inquiry, channel: 'WhatsApp text', confirm_rera: true });
    const visit = { type: 'Site Visit', inquiry, property: sent!, date_time: nextSunday(place.now) };
    await taskHandlers.create({ params: {}, query: {}, body: visit } as never, context);
  }
  return contacts;
};

/** Flats on offer with a picture each. */
const writeOffers = async (
  context: Context,
  client: pg.PoolClient,
  place: Place,
  areas: readonly number[],
): Promise<number[]> => {
  const societies = await insertRows(
    client,
    'society',
    ['Palm Grove Heights', 'Vatika Towers'].map((society_name, at) => ({
      ...ownSince(place, 0),
      society_name,
      area: areas[at]!,
    })),
  );
  const covers = [];
  for (const { sector, picture, ...given } of onOffer) {
    const property = await insertProperty(context, {
      ...flat,
      ...given,
      contact: { name: 'Sunita Malik', mobile_number_1: '9810012345' },
      area: [areas[sector]!],
      society_name: societies[sector]!,
      size_unit: 'Sqft',
      size_basis: 'Super built-up',
      possession: possessionId('Ready to move'),
    } as never);
    covers.push({ property, picture });
  }
  await keepCovers(context.services, client, place, covers);
  return covers.map(({ property }) => property);
};

/** The Sunday to come, at half past eleven in India, as it was agreed in the chat. */
const nextSunday = (now: Date): string => {
  const tomorrow = addDays(dayInIndia(now), 1);
  return `${addDays(tomorrow, (7 - new Date(tomorrow).getUTCDay()) % 7)}T11:30:00+05:30`;
};

const contextOf = (
  services: Services,
  client: pg.PoolClient,
  { company_id, created_by }: Pick<Place, 'company_id' | 'created_by'>,
) => ({
  actor: newActor({ user_id: created_by, company_id, usertype: 'Owner', subscription_status: 'Active' }, 0),
  db: onConnection(client),
  steady: steadyOnConnection(client, services.settings.preparedStatements),
  services,
  // Nothing here is a request, and nothing is noted.
  log: newLog('silent') as Context['log'],
  request: { id: '', url: '', ip: '', asker: '', userAgent: '' },
});

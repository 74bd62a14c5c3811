import type { LeadPortal } from '@angan/domain/leads/index.ts';
import type { Incoming } from '../../lead-events/index.ts';

interface Sent {
  readonly portal: LeadPortal;
  readonly message: Incoming;
  readonly minutesAgo: number;
}

const json = (body: object): Incoming => ({
  ...{ contentType: 'application/json', query: {} },
  body: Buffer.from(JSON.stringify(body)),
});
const spelled = (at: Date) => new Date(at.getTime() + 19_800_000).toISOString().slice(0, 19).replace('T', ' ');

/** What the three portals sent to the demo office this morning; `ownNumber` is that of its Owner. */
export const demoMessages = (now: Date, ownNumber: string): readonly Sent[] => {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const acres = (id: string, name: string, phone: string, said: string, minutes: number): Sent => ({
    portal: 'acres99',
    minutesAgo: minutes,
    message: {
      ...{ contentType: 'text/xml', query: {} },
      body: Buffer.from(
        `<Xml><Qry><QryType>Query</QryType><QryId>${id}</QryId><CmpctLabl/><QryInfo>${said}</QryInfo><RcvdOn>${spelled(ago(minutes))}</RcvdOn><ProdId/><Name>${name}</Name><Email/><Phone>${phone}</Phone><PhoneVerificationStatus>VERIFIED</PhoneVerificationStatus><Identity>I</Identity></Qry></Xml>`,
      ),
    },
  });
  const bricks = (id: string, name: string, mobile: string, msg: string, minutes: number): Sent => ({
    portal: 'magicbricks',
    minutesAgo: minutes,
    message: json({ id, name, mobile, msg, City: 'Ahmedabad', looking_for: 'Buy', dt: spelled(ago(minutes)) }),
  });
  const housing = (name: string, phone: string, locality: string, minutes: number, more: object = {}): Sent => ({
    portal: 'housing',
    minutesAgo: minutes,
    message: json({
      ...{ lead_date: Math.floor(ago(minutes).getTime() / 1000), apartment_names: '3 BHK', country_code: '+91' },
      ...{ service_type: 'resale', category_type: 'residential', locality_name: locality, city_name: 'Ahmedabad' },
      ...{ lead_name: name, lead_email: null, lead_phone: phone, flat_id: 50_118, property_field: ['Apartment'] },
      ...{ min_price: 9_000_000, max_price: 11_000_000, ...more },
    }),
  });
  return [
    // Created.
    acres('DEMO-1', 'Kinjal Soni', '+91-9081100001', '2 BHK on rent in Prahladnagar, budget 28000', 160),
    bricks('DEMO-2', 'Mohammed Arif Kazi', '9081100002', 'Office 900 sqft in Navrangpura on rent', 95),
    housing('પાર્થ ચૌહાણ', '9081100003', 'Bopal', 40),
    acres('DEMO-3', 'Yogesh Prajapati', '+91-9081100004', 'Shop on CG Road, Navrangpura, to buy', 12),
    // The same person for the same: added to the open one.
    housing('પાર્થ ચૌહાણ', '9081100003', 'Shela', 30, { flat_id: 50_240 }),
    // One enquiry under two ids.
    acres('DEMO-1B', 'Kinjal Soni', '9081100001', '2 BHK on rent in Prahladnagar, budget 28000', 160),
    // A number that is too short; one of the office's own people.
    acres('DEMO-4', '', '+91-98250', '', 55),
    bricks('DEMO-5', 'Test', ownNumber, 'Looking at our own advertisement', 50),
  ];
};

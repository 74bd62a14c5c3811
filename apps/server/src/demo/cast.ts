import { demoLogins } from '@angan/contract/demo/logins.ts';

/** The e-mail of a login, by first name. */
export const by = (name: string) => demoLogins.find((login) => login.first_name === name)!.email;

interface CastMember {
  readonly name: string;
  readonly mobiles: readonly string[];
  readonly groups: readonly string[];
  readonly source: string;
  readonly address?: string;
  readonly email?: string;
  readonly comment?: string;
  readonly locked_contact?: boolean;
  readonly created_by: string;
  readonly story?: readonly { readonly since: number; readonly by: string; readonly text: string }[];
}

/** The people whom the tour meets: the newest contacts of the demo office, the newest first. */
export const cast: readonly CastMember[] = [
  {
    name: 'Mehul Trivedi',
    mobiles: ['9824011768', '7600418392'],
    groups: ['Buyer', 'Bopal'],
    source: 'Walk-in',
    address: 'B-302, Sun Vista, South Bopal',
    email: 'mehul.trivedi@example.in',
    comment: 'Wants ready flat before Uttarayan',
    created_by: by('Meena'),
    story: [{ since: 0.5, by: by('Jignesh'), text: "Sat with us 20 min. Sends his wife's list tonight" }],
  },
  {
    name: 'ભાવિન પ્રજાપતિ',
    mobiles: ['7016328855'],
    groups: ['Owner'],
    source: 'Reference (client)',
    address: '14, Shantivan Row House, Shela',
    comment: 'Key with watchman after 6',
    created_by: by('Rakesh'),
    story: [{ since: 0.6, by: by('Rakesh'), text: 'ભાવ પર વાત થઈ, ૨.૪૦ કરોડ છેલ્લું કહે છે' }],
  },
  {
    name: 'Farida Lokhandwala',
    mobiles: ['9925047016', '9925047081'],
    groups: ['Owner', 'Investor'],
    source: '99acres',
    address: '7, Juhapura Cross Road',
    email: 'f.lokhandwala@example.com',
    comment: 'Two shops on rent, wants third',
    created_by: by('Farida'),
  },
  {
    name: 'हरप्रीत कौर विर्क',
    mobiles: ['9811090417', '9811090426'],
    groups: ['Buyer', 'Gurgaon-NRI'],
    source: 'Housing',
    address: 'Tower 4, Sector 57, Gurgaon',
    email: 'harpreet.virk@example.in',
    comment: 'Down payment 40 lakh ready. Speaks Punjabi and Hindi, call after 5.',
    locked_contact: true,
    created_by: by('Kavita'),
    story: [
      { since: 0.3, by: by('Kavita'), text: 'Sent 3 houses of Sector 56 and 57 on WhatsApp, 2 opened' },
      { since: 0.8, by: by('Kavita'), text: 'Called, connected 4 min. Wants park view, will pay 5 lakh more for it.' },
    ],
  },
  {
    name: 'Devanshi Parekh',
    mobiles: ['9426573320'],
    groups: ['Tenant'],
    source: 'WhatsApp',
    comment: 'Family of four, one dog',
    created_by: by('Meena'),
  },
  {
    name: 'Joseph Macwan',
    mobiles: ['8238061194'],
    groups: ['Owner'],
    source: 'Walk-in',
    address: 'A-1204, Orchid Heights, Prahladnagar',
    created_by: by('Meena'),
    story: [
      {
        since: 0.7,
        by: by('Rakesh'),
        text: 'Flat seen with owner, 14 photos. Balcony to be taken again in the morning',
      },
    ],
  },
  {
    name: 'જિગીષા રાવલ',
    mobiles: ['9727015583'],
    groups: ['Buyer', 'Bopal'],
    source: 'MagicBricks',
    comment: 'Only East facing',
    created_by: by('Jignesh'),
  },
  {
    name: 'Tarun Bhalla',
    mobiles: ['9873026649', '9899214073'],
    groups: ['Investor'],
    source: 'Reference (client)',
    address: 'Golf Course Road, Gurgaon',
    email: 'tarun.bhalla@example.com',
    comment: 'Bank-leased shops, 6 % and up',
    created_by: by('Ganesh'),
    story: [{ since: 0.5, by: by('Farida'), text: 'Shop on CG Road offered, token of 1 lakh tomorrow 4:30' }],
  },
  {
    name: 'नीलम राठौड़',
    mobiles: ['9601182947'],
    groups: ['Buyer', 'Shela'],
    source: 'Facebook',
    comment: 'Loan sanctioned up to 60 lakh',
    created_by: by('Meena'),
    story: [{ since: 0.6, by: by('Meena'), text: 'Loan letter came, take copy' }],
  },
  {
    name: 'Imran Saiyed',
    mobiles: ['9904235571'],
    groups: ['Broker'],
    source: 'WhatsApp group',
    address: 'Sarkhej',
    comment: 'Co-broker, 50:50 on rent',
    created_by: by('Farida'),
  },
  {
    name: 'Kinjal Soni',
    mobiles: ['7698840215'],
    groups: ['Tenant'],
    source: 'NoBroker',
    comment: 'Working women, two persons',
    created_by: by('Meena'),
  },
  {
    name: 'Om Prakash Yadav',
    mobiles: ['9896071823'],
    groups: ['Owner'],
    source: 'Walk-in',
    address: 'Plot 88, Sector 31, Gurgaon',
    created_by: by('Rakesh'),
  },
  {
    name: 'પાર્થ ચૌહાણ',
    mobiles: ['9099962304'],
    groups: ['Buyer', 'Bopal'],
    source: 'Website',
    created_by: by('Meena'),
  },
  {
    name: 'Zubin Daruwala',
    mobiles: ['9825180946', '9825180952', '9998240731'],
    groups: ['Owner', 'Investor'],
    source: 'Reference (friend/family)',
    address: 'Navrangpura',
    email: 'zdaruwala@example.in',
    comment: 'Sells only above 2.40 Cr',
    created_by: by('Ganesh'),
  },
  {
    name: 'Shweta Grewal',
    mobiles: ['9911534078'],
    groups: ['Tenant'],
    source: 'Housing',
    address: 'Sector 45, Gurgaon',
    comment: 'Company lease from January',
    created_by: by('Meena'),
  },
  {
    name: 'Rina Kothari',
    mobiles: ['9427059912'],
    groups: ['Buyer', 'Shela'],
    source: 'Walk-in',
    created_by: by('Jignesh'),
    story: [{ since: 0.4, by: by('Jignesh'), text: '3 BHK, Satellite: 4 options to send by evening' }],
  },
  {
    name: 'Lakhan Solanki',
    mobiles: ['8780123667'],
    groups: ['Caretaker'],
    source: 'Society watchman',
    address: 'Shela',
    comment: 'Keys of three bungalows',
    created_by: by('Rakesh'),
  },
  {
    name: 'Anjali Menon',
    mobiles: ['9898514430'],
    groups: ['Buyer', 'Gurgaon-NRI'],
    source: '99acres',
    comment: 'Wants park view',
    email: 'anjali.menon@example.com',
    created_by: by('Kavita'),
  },
  {
    name: 'Yusuf Memon',
    mobiles: ['9712366085'],
    groups: ['Owner'],
    source: 'Reference (client)',
    address: 'Sindhu Bhavan Road',
    created_by: by('Farida'),
  },
];

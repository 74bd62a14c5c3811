import type { TemplateValues } from '@angan/domain/whatsapp/templates/index.ts';
import type { MediumName } from './media.ts';
import type { DemoTemplate } from './template-parts.ts';
import { newFlat, visitReminder } from './templates.ts';

/** What the demo's chats say: their people, and who wrote what how long ago. */

export interface SpokenLine {
  /** Hours before now. */
  readonly ago: number;
  readonly by: 'them' | 'us';
  readonly kind?: string;
  readonly body: string;
  /** Meta's part of it; a text's own where nothing is given. */
  readonly content?: Record<string, unknown>;
  /** Of ours; read where nothing is said. */
  readonly status?: 'sent' | 'delivered' | 'read' | 'failed';
  readonly error?: number;
  /** The place of the line that it answers or reacts to. */
  readonly to?: number;
  /** What it shows of the demo's media. */
  readonly file?: MediumName;
  /** A template with what filled it; its text follows from both. */
  readonly template?: DemoTemplate;
  readonly values?: TemplateValues;
}

export interface SpokenChat {
  readonly name: string;
  /** Digits with the country code. */
  readonly wa_id: string;
  /** Their number is not visible to us: they are known by Meta's id of them, and by a name they chose. */
  readonly hidden?: { readonly user_id: string; readonly username: string };
  /** Is a contact of the office. */
  readonly contact?: true;
  readonly unread?: number;
  readonly lines: readonly SpokenLine[];
}

export const demoQuickReplies = [
  { shortcut: 'thanks', body: 'Thank you, {first_name}. I will call you today.' },
  { shortcut: 'visit', body: 'Namaste {name} ji, which day suits you for a visit?' },
  { shortcut: 'papers', body: 'Please keep PAN, Aadhaar and two photos ready for the agreement. {my_name}' },
];

export const spokenChats: readonly SpokenChat[] = [
  {
    name: 'हरप्रीत कौर विर्क',
    wa_id: '919811090417',
    contact: true,
    unread: 1,
    lines: [
      { ago: 25.2, by: 'them', body: 'Namaste ji, Sector 57 mein 3 BHK chahiye. Budget 1.85 Cr tak' },
      { ago: 25, by: 'us', body: 'Sat Sri Akal ji. Teen flat bhej rahi hoon, teeno ready hain' },
      {
        ago: 24.9,
        by: 'us',
        kind: 'image',
        body: '*1.78 Cr, 3 BHK flat*\nSector 57, Gurgaon, 1,920 sqft, 5 of 9',
        file: 'front',
      },
      { ago: 6.8, by: 'them', body: 'पार्क के सामने वाला अच्छा लगा। इतवार को देख सकते हैं?', to: 2 },
      { ago: 6.5, by: 'us', body: 'Haan ji, Sunday 11:30 AM pakka. Gate no. 2 par milte hain', status: 'delivered' },
      { ago: 6.4, by: 'them', kind: 'reaction', body: '❤️', to: 4 },
      { ago: 6.3, by: 'them', body: 'Sunday 11:30 theek hai. Park view wala hi dekhna hai' },
    ],
  },
  {
    name: 'Mehul Trivedi',
    wa_id: '919824011768',
    unread: 1,
    lines: [
      { ago: 30, by: 'us', body: 'Orchid Heights is ready for a second visit, _as you like_.' },
      { ago: 29.6, by: 'them', body: 'Which floor is free, and what does it cost all in?' },
      {
        ago: 29.2,
        by: 'us',
        kind: 'document',
        body: 'All sizes and floors',
        content: { document: { filename: 'price-list.pdf', caption: 'All sizes and floors' } },
        file: 'prices',
      },
      {
        ago: 29.1,
        by: 'us',
        kind: 'video',
        body: 'The flat as it is today',
        content: { video: { caption: 'The flat as it is today' } },
        file: 'walk',
      },
      { ago: 28.4, by: 'them', kind: 'reaction', body: '👍', to: 3 },
      { ago: 6.6, by: 'them', body: 'Can we see Orchid Heights again on Sunday with my parents?', to: 0 },
    ],
  },
  {
    name: 'જિગીષા રાવલ',
    wa_id: '919727015583',
    lines: [
      {
        ago: 9,
        by: 'us',
        kind: 'template',
        body: '',
        values: { body: ['Jigisha', 'Sunday 11:30 AM'] },
        template: visitReminder,
      },
      {
        ago: 8,
        by: 'them',
        kind: 'button',
        body: 'Yes, see you there',
        content: { button: { text: 'Yes, see you there', payload: 'Yes, see you there' } },
        to: 0,
      },
      { ago: 7.2, by: 'them', body: 'પૂર્વ મુખી ફ્લેટ હોય તો જ બતાવજો' },
      { ago: 7, by: 'us', body: 'ચોક્કસ, પૂર્વ મુખી જ બતાવીશ' },
    ],
  },
  {
    name: 'Kinjal Soni',
    wa_id: '917698840215',
    lines: [
      { ago: 23, by: 'them', body: 'Ye dekho' },
      {
        ago: 22.8,
        by: 'them',
        kind: 'unsupported',
        body: 'Unsupported Message',
        content: { errors: [{ code: 131051 }] },
      },
    ],
  },
  {
    name: 'Imran Saiyed',
    wa_id: '919904235571',
    lines: [
      {
        ago: 27.5,
        by: 'them',
        kind: 'location',
        body: 'Shop, Ring Road',
        content: { location: { latitude: 21.1959, longitude: 72.8302, name: 'Shop, Ring Road', address: 'Surat' } },
      },
      {
        ago: 27,
        by: 'them',
        kind: 'contacts',
        body: 'Yusuf Patel',
        content: { contacts: [{ name: { formatted_name: 'Yusuf Patel' }, phones: [{ phone: '+91 98980 44120' }] }] },
      },
      { ago: 26, by: 'them', body: 'Token kab tak rakhna hai client puch raha hai' },
      { ago: 1.2, by: 'us', body: 'Ji, aap pahunch gaye? Main gate par hoon', status: 'failed', error: 131047 },
    ],
  },
  {
    name: 'नीलम राठौड़',
    wa_id: '919601182947',
    lines: [
      {
        ago: 52,
        by: 'them',
        kind: 'image',
        body: 'यह नक्शा है',
        content: { image: { caption: 'यह नक्शा है' } },
        file: 'plan',
      },
      { ago: 50, by: 'them', body: 'बैंक से लेटर आ गया है, आप कल कॉल करना' },
      {
        ago: 20,
        by: 'us',
        kind: 'template',
        body: '',
        values: { body: ['3 BHK in Palm Grove Heights', 'Sector 57', '1,920 sqft', '1.78 Cr'], url: { 1: 'palm-503' } },
        template: newFlat,
        status: 'failed',
        error: 131049,
      },
    ],
  },
  {
    name: 'Devanshi Parekh',
    wa_id: '919426573320',
    lines: [
      { ago: 75, by: 'us', body: 'The agreement is ready to read.' },
      { ago: 74, by: 'them', body: 'Ok thank you' },
    ],
  },
  {
    name: 'Shweta Grewal',
    wa_id: '919873061524',
    hidden: { user_id: 'IN.4471902268815530', username: 'shweta.g' },
    lines: [{ ago: 98, by: 'them', body: 'Please share the lease draft' }],
  },
  {
    name: 'પાર્થ ચૌહાણ',
    wa_id: '919099962304',
    lines: [{ ago: 146, by: 'them', body: 'Photos jou chu, sanje kahu' }],
  },
];

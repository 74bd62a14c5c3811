import { lostFiles } from '@angan/contract/whatsapp/stored-sentences.ts';
import { expect } from 'vitest';
import { seconds } from '../whatsapp-office.ts';
import { file, newsOf, type Payload, wamid } from './message-news.ts';

const errors = (code: number, title: string, details: string) => [
  { code, title, message: title, error_data: { details } },
];
const lost = lostFiles.of.notSent;
const unsupported = { kind: 'unsupported', content_type: 'other', message_body: 'Unsupported Message' };
const quoting = (wa: string, name: string) => ({ from: '919900000001', id: wamid(wa, name) });

/** Every kind of message that people can send, with the forms that each is known to come in. One second apart. */
export const payloadsOf = (wa: string): Readonly<Record<string, Payload>> => ({
  text: {
    message: { type: 'text', text: { body: 'Is the corner plot still free? 🏡' } },
    shown: { kind: 'text', content_type: 'text', message_body: 'Is the corner plot still free? 🏡' },
  },
  'without a name': {
    message: { type: 'text', text: { body: 'Hello?' } },
    contacts: [{ wa_id: wa }],
    shown: { kind: 'text', message_body: 'Hello?' },
  },
  'with nobody beside it': {
    message: { type: 'text', text: { body: 'Anybody there?' } },
    contacts: undefined,
    shown: { message_body: 'Anybody there?' },
  },
  'time as a number': {
    message: { type: 'text', text: { body: 'One' }, timestamp: seconds + 3 },
    shown: { message_body: 'One' },
  },
  'time in milliseconds': {
    message: { type: 'text', text: { body: 'Two' }, timestamp: String((seconds + 4) * 1000) },
    shown: { message_body: 'Two' },
  },
  'an answer': {
    message: { type: 'text', text: { body: 'Yes, that one' }, context: quoting(wa, 'text') },
    shown: {
      message_body: 'Yes, that one',
      reply_to: { id: expect.any(Number), incoming_outgoing: 'incoming', line: 'Is the corner plot still free? 🏡' },
    },
  },
  'an answer to what is not here': {
    message: { type: 'text', text: { body: 'That too' }, context: { from: '919900000001', id: 'wamid.of.long.ago' } },
    shown: { message_body: 'That too', reply_to: { id: null, incoming_outgoing: null, line: '' } },
  },
  forwarded: {
    message: { type: 'text', text: { body: 'See this' }, context: { forwarded: true } },
    shown: { message_body: 'See this', reply_to: null },
  },
  'forwarded often': {
    message: { type: 'text', text: { body: 'And this' }, context: { frequently_forwarded: true } },
    shown: { message_body: 'And this', reply_to: null },
  },
  'about a product': {
    message: {
      type: 'text',
      text: { body: 'How much is it?' },
      context: {
        from: '919900000001',
        id: 'wamid.cat',
        referred_product: { catalog_id: '7', product_retailer_id: 'p-4' },
      },
    },
    shown: { message_body: 'How much is it?' },
  },
  'from an advertisement': {
    message: {
      type: 'text',
      text: { body: 'I saw your ad' },
      referral: {
        source_url: 'https://fb.me/x1',
        source_id: '120210',
        source_type: 'ad',
        headline: 'Plots near the canal',
        body: 'From 18 lakh',
        media_type: 'image',
        image_url: 'https://scontent.example/1.jpg',
        ctwa_clid: 'ARA_clid',
        welcome_message: { text: 'Ask us anything' },
      },
    },
    shown: { message_body: 'I saw your ad' },
  },
  picture: {
    message: { type: 'image', image: { id: '7001', ...file, caption: 'Our hall' } },
    shown: { kind: 'image', content_type: 'other', message_body: 'Our hall', file: null, file_error: null },
  },
  'picture without words': {
    message: { type: 'image', image: { id: '7002', ...file } },
    shown: { kind: 'image', message_body: '' },
  },
  'picture that is lost': {
    message: { type: 'image', image: { caption: 'The roof' }, errors: errors(131052, 'Media download error', 'Gone') },
    shown: { kind: 'image', message_body: 'The roof', file: null, file_error: lost },
  },
  'file that is lost, the old way': {
    message: { type: 'document', errors: [{ code: 400, title: 'Bad request', details: 'Could not be read' }] },
    shown: { kind: 'document', message_body: '', file: null, file_error: lost },
  },
  video: {
    message: { type: 'video', video: { id: '7003', ...file, mime_type: 'video/mp4', caption: 'The lane' } },
    shown: { kind: 'video', message_body: 'The lane' },
  },
  'voice message': {
    message: { type: 'audio', audio: { id: '7004', mime_type: 'audio/ogg; codecs=opus', sha256: 'x=', voice: true } },
    shown: { kind: 'audio', content_type: 'other', message_body: '' },
  },
  'audio file': {
    message: { type: 'audio', audio: { id: '7005', mime_type: 'audio/mp4', sha256: 'x=', voice: false } },
    shown: { kind: 'audio' },
  },
  document: {
    message: {
      type: 'document',
      document: { id: '7006', ...file, mime_type: 'application/pdf', filename: '7-12.pdf' },
    },
    shown: { kind: 'document', message_body: '7-12.pdf' },
  },
  'document with words': {
    message: { type: 'document', document: { id: '7007', ...file, filename: 'deed.pdf', caption: 'The sale deed' } },
    shown: { kind: 'document', message_body: 'The sale deed' },
  },
  sticker: {
    message: { type: 'sticker', sticker: { id: '7008', mime_type: 'image/webp', sha256: 'x=', animated: true } },
    shown: { kind: 'sticker', message_body: '' },
  },
  'tap on a template': {
    message: { type: 'button', context: quoting(wa, 'text'), button: { payload: 'visit:42', text: 'Book a visit' } },
    shown: { kind: 'button', content_type: 'text', message_body: 'Book a visit' },
  },
  'tap without a payload of its own': {
    message: { type: 'button', button: { payload: 'Tell me more', text: 'Tell me more' } },
    shown: { kind: 'button', message_body: 'Tell me more' },
  },
  'tap on a button': {
    message: { type: 'interactive', interactive: { type: 'button_reply', button_reply: { id: 'y', title: 'Sunday' } } },
    shown: { kind: 'interactive', content_type: 'text', message_body: 'Sunday', detail: '' },
  },
  'row of a list': {
    message: {
      type: 'interactive',
      interactive: { type: 'list_reply', list_reply: { id: 'a', title: 'Vesu', description: '12 homes' } },
    },
    shown: { kind: 'interactive', message_body: 'Vesu', detail: '12 homes' },
  },
  form: {
    message: {
      type: 'interactive',
      interactive: { type: 'nfm_reply', nfm_reply: { name: 'flow', body: 'Sent', response_json: '{"bhk":"3"}' } },
    },
    shown: { kind: 'interactive', message_body: 'Sent' },
  },
  'form with broken answers': {
    message: {
      type: 'interactive',
      interactive: { type: 'nfm_reply', nfm_reply: { name: 'flow', body: 'Sent', response_json: '{"bhk":' } },
    },
    shown: { message_body: 'Sent' },
  },
  'form without answers': {
    message: { type: 'interactive', interactive: { type: 'nfm_reply', nfm_reply: { name: 'flow' } } },
    shown: { kind: 'interactive', message_body: 'flow' },
  },
  place: {
    message: {
      type: 'location',
      location: {
        latitude: 21.17,
        longitude: 72.83,
        name: 'Site office',
        address: 'Ring road',
        url: 'https://x.example',
      },
    },
    shown: {
      kind: 'location',
      content_type: 'other',
      place: { latitude: 21.17, longitude: 72.83, name: 'Site office', address: 'Ring road' },
    },
  },
  'place without a name': {
    message: { type: 'location', location: { latitude: -0.5, longitude: 0 } },
    shown: { kind: 'location', message_body: '', place: { latitude: -0.5, longitude: 0, name: '', address: '' } },
  },
  card: {
    message: {
      type: 'contacts',
      contacts: [
        {
          name: { formatted_name: 'Meena Shah', first_name: 'Meena' },
          phones: [{ phone: '+91 98250 44556', wa_id: '919825044556', type: 'CELL' }],
          emails: [{ email: 'meena@shah.example', type: 'WORK' }],
          org: { company: 'Shah & Sons' },
        },
        { name: { first_name: 'Raju' }, phones: [{ wa_id: '919825044557' }] },
      ],
    },
    shown: {
      kind: 'contacts',
      message_body: 'Meena Shah, Raju',
      cards: [
        { name: 'Meena Shah', phones: ['+91 98250 44556'], emails: ['meena@shah.example'], company: 'Shah & Sons' },
        { name: 'Raju', phones: ['919825044557'], emails: [], company: '' },
      ],
    },
  },
  ...newsOf(wa),
  order: {
    message: {
      type: 'order',
      order: { catalog_id: '7', product_items: [{ product_retailer_id: 'p-4', quantity: 1 }] },
    },
    shown: { ...unsupported, kind: 'order' },
  },
  'what WhatsApp cannot bring': {
    message: {
      type: 'unsupported',
      errors: errors(131051, 'Message type unknown', 'Message type is currently not supported.'),
      unsupported: { type: 'poll_creation' },
    },
    shown: unsupported,
  },
  'a picture to be seen once': {
    message: {
      type: 'unsupported',
      errors: errors(131051, 'Message type unknown', 'Message type is currently not supported.'),
      unsupported: { type: 'view_once' },
    },
    shown: unsupported,
  },
  'the same without saying what': {
    message: { type: 'unsupported', errors: errors(131051, 'Message type unknown', 'Not supported.') },
    shown: unsupported,
  },
  'a kind that nobody knows yet': { message: { type: 'hologram', hologram: { depth: 3 } }, shown: unsupported },
  'without a kind': { message: { text: { body: 'lost' } }, shown: unsupported },
  last: {
    message: { type: 'text', text: { body: 'Thank you' }, identity: { acknowledged: true, hash: 'h4sh' } },
    shown: { kind: 'text', message_body: 'Thank you' },
  },
});

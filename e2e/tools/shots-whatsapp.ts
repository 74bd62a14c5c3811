import type { Page } from 'playwright-core';
import { both, light, type Shot } from './shot.ts';
import { type Ask, found } from './subjects.ts';

const email = 'admin@angan.demo';
const templates = '/sandesh/whatsapp_template/';
const asking = { name: 'हरप्रीत कौर विर्क', digits: '919811090417' };

const editor = async (ask: Ask) => `/addTemplate?id=${await found(ask, templates, 'diwali_plots')}`;
const chat = async (ask: Ask) => `/whatsappsmsg?chat=${await found(ask, '/mgmt/whatsappchat/', asking.name)}`;
const broadcast = (wanted: string) => async (ask: Ask) => {
  const { results } = await ask('/mgmt/whatsappbroadcast/');
  return `/broadcastmessage?id=${results.find(({ name }: { name: string }) => name === wanted).id}`;
};
const draft = async (page: Page) => {
  await page.getByLabel('What should the message say?').fill('The price of a 3 BHK in Bopal came down to 82 lakhs');
  await page.getByRole('button', { name: 'Write drafts' }).click();
  await page.getByRole('list', { name: 'Drafts' }).waitFor();
  await page.mouse.move(0, 0);
};
const preview = async (page: Page) => {
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('dialog').waitFor();
};
const answer = (page: Page) =>
  page.getByRole('textbox', { name: 'Message' }).fill('Theek hai ji, location bhej rahi hoon');

/** A phone to which the office wrote just now. */
const phone = async (ask: Ask) => {
  const of = await found(ask, '/mgmt/whatsappchat/', asking.name);
  await ask('/mgmt/whatsappmessage/', { chat: of, message_body: 'Haan ji, gate no. 2 par milte hain' });
  const reminders = (await ask(`${templates}?search=visit_reminder`)).results;
  const template = reminders.find(({ language }: { language: string }) => language === 'en').id;
  const values = { body: ['Harpreet', 'Sunday 11:30 AM'] };
  await ask('/mgmt/whatsappmessage/', { chat: of, content_type: 'template', template, values });
  return `/?room=meta&who=${asking.digits}&view=templates`;
};

/** WhatsApp as the platform's Admin has it, and from its other side. */
export const whatsappShots: readonly Shot[] = [
  { name: 'whatsapp-hub-desktop', size: 'desktop', schemes: light, email, at: '/messages' },
  { name: 'templates-desktop', size: 'desktop', schemes: light, email, at: '/template' },
  { name: 'templates-phone', size: 'phone', schemes: light, email, at: '/template' },
  { name: 'template-editor-desktop', size: 'desktop', schemes: both, email, at: editor },
  { name: 'template-editor-phone', size: 'phone', schemes: light, email, at: editor, prepare: preview },
  { name: 'template-drafts-desktop', size: 'desktop', schemes: light, email, at: '/ai-template', prepare: draft },
  { name: 'chat-desktop', size: 'desktop', schemes: both, email, at: chat, prepare: answer },
  { name: 'chat-phone', size: 'phone', schemes: light, email, at: chat },
  {
    name: 'broadcast-under-way-desktop',
    size: 'desktop',
    schemes: light,
    email,
    at: broadcast('Matching for Surat'),
  },
  { name: 'broadcast-done-desktop', size: 'desktop', schemes: light, email, at: broadcast('Matching for Ahmedabad') },
  { name: 'broadcast-done-phone', size: 'phone', schemes: light, email, at: broadcast('Matching for Ahmedabad') },
  { name: 'whatsapp-numbers-desktop', size: 'desktop', schemes: light, email, at: '/whatsappnumber' },
  { name: 'sandbox-whatsapp-desktop', size: 'desktop', schemes: light, email, outside: true, at: phone },
  {
    name: 'sandbox-whatsapp-phone',
    size: 'phone',
    schemes: light,
    outside: true,
    at: `/?room=meta&who=${asking.digits}&view=phone`,
  },
];

import { demoOwner, demoPage, plantFacebook } from './facebook/seed.ts';
import type { Facebook } from './facebook/state.ts';
import type { App, PhoneNumber, Token, Waba } from './state.ts';

/**
 * What exists at the beginning: one app, one account with one number, one system user's token. The product's settings
 * carry the same values (META_APP_ID, META_APP_SECRET, META_WABA_ID, META_PHONE_NUMBER_ID, META_TOKEN).
 */
export interface Seed {
  appId: string;
  appSecret: string;
  wabaId: string;
  phoneNumberId: string;
  token: string;
}

export const usualSeed: Seed = {
  appId: '1450010002600001',
  appSecret: 'sandbox-app-secret',
  wabaId: '1450010002600002',
  phoneNumberId: '1450010002600003',
  token: 'EAASandboxSystemUserToken',
};

export const SCOPES = ['whatsapp_business_management', 'whatsapp_business_messaging', 'business_management'];
/** What Facebook's dialog is asked for. */
export const PAGE_SCOPES = [
  'pages_show_list',
  'pages_read_engagement',
  'pages_manage_metadata',
  'pages_manage_ads',
  'leads_retrieval',
  'business_management',
];
const SYSTEM_USER = '122100000000000001';

export const newApp = (id: string, secret: string, name: string): App => ({ id, secret, name, subscriptions: [] });

export const newWaba = (id: string, name: string): Waba => ({ id, name, verified: true, tier: 'TIER_10K', apps: [] });

/** A number that is verified and registered, of good quality, at the usual 80 messages a second. */
export function newNumber(id: string, waba: string, display: string, name: string): PhoneNumber {
  return {
    id,
    waba,
    display,
    digits: display.replace(/\D/g, ''),
    verified_name: name,
    name_status: 'APPROVED',
    verified: true,
    registered: true,
    pin: null,
    quality: 'GREEN',
    throughput: 80,
    profile: { about: 'Homes, plots and offices', vertical: 'PROF_SERVICES', websites: ['https://angan.example/'] },
    code: null,
    wrong_pins: 0,
    registrations: [],
  };
}

export const newToken = (token: string, app: string, wabas: string[] | null = null): Token => ({
  token,
  app,
  user: SYSTEM_USER,
  scopes: SCOPES,
  expires_at: null,
  wabas,
});

/** Of a page, by somebody who runs it: it does not expire, and dies with their password. */
export const newPageToken = (token: string, app: string, user: string, page: string, scopes: string[]): Token => ({
  ...newToken(token, app, []),
  user,
  scopes,
  page,
});

/** Where the seed is put. */
interface Ground {
  seed: Seed;
  apps: Map<string, App>;
  wabas: Map<string, Waba>;
  numbers: Map<string, PhoneNumber>;
  tokens: Map<string, Token>;
  facebook: Facebook;
}

export function plant(meta: Ground): void {
  const { appId, appSecret, wabaId, phoneNumberId, token } = meta.seed;
  meta.apps.set(appId, newApp(appId, appSecret, 'Angan'));
  meta.wabas.set(wabaId, newWaba(wabaId, 'Shree Ganesh Estates'));
  meta.numbers.set(phoneNumberId, newNumber(phoneNumberId, wabaId, '+91 98250 00001', 'Shree Ganesh Estates'));
  meta.tokens.set(token, newToken(token, appId));
  plantFacebook(meta.facebook);
  meta.tokens.set(demoPage.token, newPageToken(demoPage.token, appId, demoOwner, demoPage.id, PAGE_SCOPES));
}

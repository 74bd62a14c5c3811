import { onConnection } from '../src/core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../src/core/database/transaction.ts';
import { newSeal } from '../src/core/sealing.ts';
import { fieldHandlers } from '../src/whatsapp/fields.ts';
import { takeEvents } from '../src/whatsapp/incoming/take-events.ts';
import { appSecret, news, ourAccount, ourPhone, signed } from './a-meta.ts';
import { aCompany, aServer } from './support.ts';

let people = 0;
/** Somebody's number whom no other test knows. */
export const somebody = () => `9198765${String(++people).padStart(5, '0')}`;

/** When messages of tests are written, in Meta's seconds. */
export const seconds = 1_795_000_000;

/** A webhook with messages of one person, a second apart, by ids that follow from who and where. */
export const wrote = (wa_id: string, ...messages: object[]) =>
  news({
    contacts: [{ profile: { name: 'Asha' }, wa_id }],
    messages: messages.map((message, at) => ({
      from: wa_id,
      id: `wamid.${wa_id}.${at}`,
      timestamp: String(seconds + at),
      ...message,
    })),
  });

/** Settings of a server that speaks with Meta at this address. */
export const metaEnv = (url: string) => ({
  META_GRAPH_URL: url,
  META_APP_ID: '100200300400500',
  META_APP_SECRET: appSecret,
  META_VERIFY_TOKEN: 'a word',
});

/** A second number of our account. */
export const secondPhone = '300400500600701';

/** The platform's company with a connected number, on a server of its own. */
export const aWhatsappOffice = async (url = 'http://127.0.0.1:9') => {
  const server = await aServer(metaEnv(url));
  const company = await aCompany(server, { is_platform: true });
  const admin = await company.person('Admin');
  const connected = async (phone: string, isDefault: boolean) => {
    const sealed = newSeal(server.services.settings.secretKey, 'whatsapp tokens').seal('token', phone);
    const { rows } = await server.owner.query<{ id: number }>(
      `insert into whatsapp_number (company_id, waba_id, phone_number_id, token_sealed, is_default) values ($1, $2, $3, $4, $5) returning id`,
      [company.id, ourAccount, phone, sealed, isDefault],
    );
    return rows[0]!.id;
  };
  return {
    server,
    admin,
    company: company.id,
    number: await connected(ourPhone, true),
    /** Connects the second number too; answers its id. */
    secondNumber: () => connected(secondPhone, false),
    post: (event: unknown, secret?: string) => {
      const { payload, headers } = signed(event, secret);
      return server.ask('POST', '/webhooks/meta/', undefined, payload, headers);
    },
    /** Takes every event that waits. */
    take: async () => {
      while ((await takeEvents(server.services.platformPool, fieldHandlers)) > 0);
    },
    step: <T>(work: (db: ReturnType<typeof onConnection>) => Promise<T>) =>
      inTransaction(server.services.pool, openingForCompany(company.id, null), (client) => work(onConnection(client))),
    rows: async (text: string, values: unknown[] = []) => (await server.owner.query(text, values)).rows,
  };
};
export type WhatsappOffice = Awaited<ReturnType<typeof aWhatsappOffice>>;

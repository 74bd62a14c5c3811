import { consentText } from '@angan/contract/contacts/consent.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { englishIn, otherLanguages } from '../../../test/in-language.ts';
import { aLeadServer, type LeadServer } from '../../../test/leads.ts';
import { aNumber } from '../../../test/listings.ts';

let leads: LeadServer;
let ahead = 0;
beforeAll(async () => {
  leads = await aLeadServer();
  leads.server.clock.now = () => new Date(Date.now() + ahead * 1000);
});
afterAll(() => leads.close());

const tags = { Hindi: 'hi', Gujarati: 'gu' } as const;
/** What a page says, without its style, what is typed and the names of the languages. */
const saidBy = (page: string): string =>
  page
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<div class="tongues"[\s\S]*?<\/div>/, '')
    .replaceAll(/\bplaceholder="([^"]*)"/g, '> $1 <')
    .replaceAll(/<[^>]*>/g, ' ');

test.each(otherLanguages)(
  'a browser that likes %s is asked, told what is wrong, and thanked in it',
  async (language, script) => {
    const office = await leads.office([]);
    const tag = tags[language];
    const saved = await leads.server.ask('PATCH', '/properties/website_form/', office.owner.token, {
      is_enabled: true,
      form_fields: ['email', 'deal', 'property_type', 'area', 'budget', 'message'],
    });
    const at = new URL(saved.body.page_url).pathname;
    const likes = { 'accept-language': `${tag}-IN,${tag};q=0.9,en;q=0.4` };
    const names = [
      (await leads.server.ask('GET', '/properties/company/', office.owner.token)).body.company_name,
      'Sector',
      'STOP',
      'SMS',
      'Kinjal',
    ];
    const check = (page: string) => {
      expect(page).toContain(`<html lang="${tag}">`);
      expect(saidBy(page)).toMatch(script);
      expect(englishIn(saidBy(page), names)).toEqual([]);
    };
    const page = (await leads.server.ask('GET', at, undefined, undefined, likes)).body as string;
    check(page);
    const send = async (fields: object) => {
      const stamp = /name="stamp" value="([^"]+)"/.exec(page)![1]!;
      ahead = 20;
      const answer = await leads.server.ask(
        'POST',
        at,
        undefined,
        new URLSearchParams({ stamp, ...fields }).toString(),
        {
          ...likes,
          'content-type': 'application/x-www-form-urlencoded',
        },
      );
      ahead = 0;
      return answer;
    };
    const again = await send({ name: 'Kinjal' });
    expect(again.status).toBe(400);
    check(again.body);
    const mobile = aNumber();
    const sent = await send({ name: 'Kinjal', mobile_number: mobile, deal: 'Rent', agrees: '1' });
    expect(sent.status).toBe(303);
    check((await leads.server.ask('GET', String(sent.headers.location), undefined, undefined, likes)).body);
    // English by choice, on a page that would have been in the browser's.
    const english = await leads.server.ask('GET', `${at}?language=en`, undefined, undefined, likes);
    expect(english.body).toContain('Send enquiry');
    await leads.read();
    const [event] = await office.events();
    expect(event).toMatchObject({ result: 'Created', mobile_number: mobile });
    const contact = await leads.server.ask(
      'GET',
      `/properties/contacts/${event.inquiry.contact.id}/`,
      office.owner.token,
    );
    // They agreed to these words and to no others.
    expect(contact.body.consent).toMatchObject({ status: 'Given', text_version: `${consentText.version} ${tag}` });
  },
);

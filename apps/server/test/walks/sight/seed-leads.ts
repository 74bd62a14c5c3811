import { blankLead } from '../../../src/lead-events/portals/blank.ts';
import type { TestServer } from '../../support.ts';
import { plantFacebookPage } from './facebook-examples.ts';
import type { Reason } from './secret.ts';

interface Around {
  readonly company: { readonly id: number };
  readonly owner: { readonly id: number };
  readonly inquiries: { readonly residential: number; readonly commercial: number; readonly locked: number };
  readonly number: () => string;
  readonly word: (reason: Reason, what: string) => string;
}

/** Leads of portals: of each kind of inquiry, one that nobody has yet and one that somebody else has. */
export const plantLeads = async (server: TestServer, { company, owner, inquiries, number, word }: Around) => {
  await plantFacebookPage(server, company.id, owner.id);
  const leads = [
    { inquiry: inquiries.residential, said: word('residential', 'Asks') },
    { inquiry: inquiries.commercial, said: word('commercial', 'Seeks') },
    { inquiry: inquiries.locked, said: word('locked', 'Quiet') },
    { inquiry: null, said: 'A flat by the park' },
    { inquiry: null, said: word('of another', 'Kept'), assigned_to: [owner.id] },
  ];
  for (const [at, { inquiry, said, assigned_to = [] }] of leads.entries()) {
    const phone = number();
    const lead = { ...blankLead, name: `Call ${number()}`, phone, message: `${said}, or ring ${number()}` };
    await server.owner.query(
      `insert into lead_event (company_id, source, way, external_ref, raw, lead, result, mobile_number, inquiry, assigned_to)
       values ($1, 'Housing', 'Push', $2, $3, $4, $5, $6, $7, $8)`,
      [
        company.id,
        `planted-${at}`,
        `{"phone":"${phone}","query":"${said}"}`,
        JSON.stringify(lead),
        inquiry === null ? 'Failed' : 'Created',
        phone,
        inquiry,
        assigned_to,
      ],
    );
  }
};

import pg from 'pg';

export interface Office {
  readonly company: number;
  readonly user: number;
}

/** Fills a company that has properties and inquiries with deals, two commissions each, of which half are due, from 150 days ago on. */
export const fillCommissions = async (databaseUrl: string, { company, user }: Office, deals: number): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `with homes as (select array_agg(id order by id) as ids, array_agg(contact order by id) as people from property where company_id = $1),
       wishes as (select array_agg(id order by id) as ids, array_agg(contact order by id) as people from inquiry where company_id = $1)
     insert into deal (company_id, deal_code, deal_type, property, inquiry, buyer, seller, our_side, stage, expected_close, probability, agreed_price, created_by)
     select $1, 'D-' || lpad(n::text, 6, '0'), 1, h.ids[1 + n % cardinality(h.ids)], w.ids[1 + n % cardinality(w.ids)],
         w.people[1 + n % cardinality(w.ids)], h.people[1 + n % cardinality(h.ids)], 'Both', 'Agreement Signed', current_date, 80, 12000000, $2
       from generate_series(1, $3) n, homes h, wishes w`,
    [company, user, deals],
  );
  await client.query(
    `insert into commission (company_id, deal, payer_side, payer, basis, rate, gst_treatment, gross_amount, taxable, cgst, sgst, invoice_total,
         net_expected, balance, due_date, status, created_by)
     select company_id, id, side, case side when 'Buyer' then buyer else seller end, 'Percent of price', 1, 'Charge GST', 120000, 120000, 10800, 10800,
         141600, 141600, case when id % 2 = 0 then 141600 else 0 end, case when id % 2 = 0 then current_date - (id % 150)::int end,
         case when id % 2 = 0 then 'Invoiced' else 'Received' end, created_by
       from deal, unnest(array['Buyer', 'Seller']) side where company_id = $1`,
    [company],
  );
  await client.query('analyze deal, commission');
  await client.end();
};

-- A lender's payout is a row of the brokerage desk, as a deal's brokerage is.

-- The contact that a bank is to an office: made for its first payout, and the office's to complete (GST number, PAN, mail).
create table lender (
  company_id bigint not null default current_company_id(),
  bank bigint not null,
  contact bigint not null,
  primary key (company_id, bank),
  foreign key (company_id, contact) references contact (company_id, id)
);
create index lender_of_contact on lender (company_id, contact);
call secure_company_table('lender', false);

alter table commission add foreign key (company_id, loan) references loan (company_id, id);
create index commission_of_loan on commission (company_id, loan) where loan is not null and not is_deleted;

-- What loans hold of their payouts becomes commissions: one for each loan of which money came, or whose payout did.
create temp table carried on commit drop as
with known (bank, name, state, state_code) as (values
    (1, 'State Bank of India', 'Maharashtra', '27'), (2, 'Bank of Baroda', 'Gujarat', '24'), (3, 'Punjab National Bank', 'Delhi', '07'),
    (4, 'Canara Bank', 'Karnataka', '29'), (5, 'Union Bank of India', 'Maharashtra', '27'), (6, 'Bank of India', 'Maharashtra', '27'),
    (7, 'Indian Bank', 'Tamil Nadu', '33'), (8, 'Central Bank of India', 'Maharashtra', '27'), (9, 'Indian Overseas Bank', 'Tamil Nadu', '33'),
    (10, 'UCO Bank', 'West Bengal', '19'), (11, 'Bank of Maharashtra', 'Maharashtra', '27'), (12, 'Punjab and Sind Bank', 'Delhi', '07'),
    (13, 'HDFC Bank', 'Maharashtra', '27'), (14, 'ICICI Bank', 'Gujarat', '24'), (15, 'Axis Bank', 'Gujarat', '24'),
    (16, 'Kotak Mahindra Bank', 'Maharashtra', '27'), (17, 'IDFC First Bank', 'Tamil Nadu', '33'), (18, 'IndusInd Bank', 'Maharashtra', '27'),
    (19, 'Yes Bank', 'Maharashtra', '27'), (20, 'IDBI Bank', 'Maharashtra', '27'), (21, 'Federal Bank', 'Kerala', '32'),
    (22, 'South Indian Bank', 'Kerala', '32'), (23, 'Karnataka Bank', 'Karnataka', '29'), (24, 'Karur Vysya Bank', 'Tamil Nadu', '33'),
    (25, 'City Union Bank', 'Tamil Nadu', '33'), (26, 'RBL Bank', 'Maharashtra', '27'), (27, 'DCB Bank', 'Maharashtra', '27'),
    (28, 'Bandhan Bank', 'West Bengal', '19'), (29, 'CSB Bank', 'Kerala', '32'), (30, 'Dhanlaxmi Bank', 'Kerala', '32'),
    (31, 'Tamilnad Mercantile Bank', 'Tamil Nadu', '33'), (32, 'Jammu and Kashmir Bank', 'Jammu and Kashmir', '01'),
    (33, 'Nainital Bank', 'Uttarakhand', '05'), (34, 'AU Small Finance Bank', 'Rajasthan', '08'), (35, 'Equitas Small Finance Bank', 'Tamil Nadu', '33'),
    (36, 'Ujjivan Small Finance Bank', 'Karnataka', '29'), (37, 'Jana Small Finance Bank', 'Karnataka', '29'),
    (38, 'Suryoday Small Finance Bank', 'Maharashtra', '27'), (39, 'Utkarsh Small Finance Bank', 'Uttar Pradesh', '09'),
    (40, 'ESAF Small Finance Bank', 'Kerala', '32'), (41, 'Capital Small Finance Bank', 'Punjab', '03'), (42, 'Unity Small Finance Bank', 'Delhi', '07'),
    (43, 'Shivalik Small Finance Bank', 'Uttar Pradesh', '09'), (44, 'Slice (North East)', 'Assam', '18'), (45, 'HSBC', 'Maharashtra', '27'),
    (46, 'Standard Chartered Bank', 'Maharashtra', '27'), (47, 'DBS Bank', 'Delhi', '07'), (48, 'Deutsche Bank', 'Maharashtra', '27'),
    (49, 'LIC Housing Finance', 'Maharashtra', '27'), (50, 'PNB Housing', 'Delhi', '07'), (51, 'Bajaj Housing Finance', 'Maharashtra', '27'),
    (52, 'Tata Capital Housing', 'Maharashtra', '27'), (53, 'Aditya Birla Capital', 'Gujarat', '24'), (54, 'L&T Finance', 'Maharashtra', '27'),
    (55, 'Piramal', 'Maharashtra', '27'), (56, 'ICICI Home Finance', 'Maharashtra', '27'), (57, 'Can Fin Homes', 'Karnataka', '29'),
    (58, 'GIC Housing', 'Maharashtra', '27'), (59, 'Repco', 'Tamil Nadu', '33'), (60, 'Sammaan Capital', 'Delhi', '07'), (61, 'Aadhar', 'Karnataka', '29'),
    (62, 'Aavas', 'Rajasthan', '08'), (63, 'Home First', 'Maharashtra', '27'), (64, 'Aptus', 'Tamil Nadu', '33'), (65, 'India Shelter', 'Haryana', '06'),
    (66, 'Godrej Capital', 'Maharashtra', '27'), (67, 'Muthoot Homefin', 'Kerala', '32'), (68, 'Sundaram Home', 'Tamil Nadu', '33'),
    (69, 'Grihum', 'Maharashtra', '27'), (70, 'Vastu Housing', 'Maharashtra', '27'), (71, 'SMFG India Home Finance', 'Tamil Nadu', '33'),
    (72, 'Hero Housing', 'Delhi', '07'), (73, 'Mahindra Rural Housing', 'Maharashtra', '27'), (74, 'Cholamandalam', 'Tamil Nadu', '33'),
    (75, 'Poonawalla Fincorp', 'Maharashtra', '27'), (76, 'Saraswat Co-operative Bank', 'Maharashtra', '27'),
    (77, 'SVC Co-operative Bank', 'Maharashtra', '27'), (78, 'Cosmos Co-operative Bank', 'Maharashtra', '27'),
    (79, 'TJSB Co-operative Bank', 'Maharashtra', '27'), (80, 'Kalupur Commercial Co-operative Bank', 'Gujarat', '24'),
    (81, 'Nutan Nagarik Co-operative Bank', 'Gujarat', '24'), (82, 'Mehsana Urban Co-operative Bank', 'Gujarat', '24'),
    (83, 'Ahmedabad District Co-operative Bank', 'Gujarat', '24'), (84, 'Surat People''s Co-operative Bank', 'Gujarat', '24'),
    (85, 'Rajkot Nagarik Co-operative Bank', 'Gujarat', '24'))
select l.company_id, l.id as loan, l.bank, k.name, k.state, k.state_code, l.created_by, l.is_deleted,
    l.payout_percent, l.payout_slab, l.disbursed_amount, l.payout_received_on as received_on,
    case when l.payout_received_on is not null then l.payout_received end as received,
    coalesce(nullif(substring(c.gstin, 1, 2), ''), '') as office_state, c.gstin <> '' as is_registered, c.constitution, c.pan <> '' as has_pan,
    coalesce((select max(x.date) from loan_disbursement x where x.company_id = l.company_id and x.loan = l.id),
      l.payout_received_on, (l.last_updated at time zone 'Asia/Kolkata')::date) as day,
    -- Whole rupees, by the row of the slabs that the whole falls in, else by the percent.
    round(l.disbursed_amount / 100 * case when l.payout_slab = '[]' then coalesce(l.payout_percent, 0)
      else coalesce((select (s ->> 'rate')::numeric from jsonb_array_elements(l.payout_slab) s
        where s ->> 'up_to' is null or l.disbursed_amount <= (s ->> 'up_to')::numeric
        order by (s ->> 'up_to')::numeric nulls last limit 1), 0) end) as expected,
    null::bigint as contact, null::bigint as commission
  from loan l join company c on c.id = l.company_id left join known k on k.bank = l.bank
;
delete from carried where coalesce(received, 0) <= 0 and expected <= 0;

do $$
declare
  one record;
  who bigint;
begin
  for one in select distinct company_id, bank, name, state from carried loop
    insert into contact (company_id, name, mobile_number_1, contact_kind, state, country)
      values (one.company_id, coalesce(one.name, 'Lender'), '', '{Lender}', coalesce(one.state, ''), case when one.state is null then '' else 'India' end)
      returning id into who;
    if one.bank is not null then
      insert into lender (company_id, bank, contact) values (one.company_id, one.bank, who);
    end if;
    update carried set contact = who where company_id = one.company_id and bank is not distinct from one.bank;
  end loop;
end $$;

-- What came is a commission that is Received, with its receipt. What papers went out for it is not known here: its GST is
-- the office's affair, and none is told of it.
do $$
declare
  one record;
  gst numeric;
  tds record;
  treatment text;
  place text;
  asked numeric;
  gross numeric;
  half numeric;
  whole numeric;
  total numeric;
  kept numeric;
  others numeric;
  made bigint;
begin
  select (facts ->> 'percent')::numeric into gst from law_row r join company c on c.id = r.company_id and c.is_platform
   where law = 'GST rate' and valid_from <= current_date order by valid_from desc limit 1;
  select facts into tds from law_row r join company c on c.id = r.company_id and c.is_platform
   where law = 'TDS' and facts ->> 'rule' = 'brokerage' and valid_from <= current_date order by valid_from desc limit 1;
  gst := coalesce(gst, 18);
  for one in select * from carried order by company_id, loan loop
    asked := coalesce(one.received, one.expected);
    gross := greatest(asked, one.expected);
    place := coalesce(one.state_code, one.office_state, '');
    treatment := case when one.received is not null or one.constitution = 'Individual' then 'Reverse/other'
      when one.is_registered then 'Charge GST' else 'Not registered' end;
    half := case when treatment = 'Charge GST' and one.office_state = place then round(asked * gst / 200, 2) else 0 end;
    whole := case when treatment = 'Charge GST' and one.office_state <> place then round(asked * gst / 100, 2) else 0 end;
    total := case when one.received is null then round(asked + 2 * half + whole) else asked end;
    others := (select coalesce(sum(x.expected), 0) from carried x
      where x.company_id = one.company_id and x.bank is not distinct from one.bank and x.received is null);
    kept := case when one.received is null and others > coalesce((tds.facts ->> 'threshold')::numeric, 0)
      then round(asked * case when one.has_pan then (tds.facts ->> 'percent')::numeric
        else greatest((tds.facts ->> 'percent')::numeric, (tds.facts ->> 'no_pan_percent')::numeric) end / 100) else 0 end;
    kept := coalesce(kept, 0);
    insert into commission (company_id, loan, payer_side, payer, basis, rate, slab, base_amount, gross_amount, discount,
        gst_treatment, gst_rate, place_of_supply, sac, taxable, cgst, sgst, igst, rounding, invoice_total, deducts_tds, tds_section,
        tds_percent, tds_expected, net_expected, amount_received, balance, status, is_deleted, created_by, created_date)
      values (one.company_id, one.loan, 'Lender', one.contact,
        case when one.expected <= 0 then 'Fixed amount' when one.payout_slab = '[]' then 'Percent of price' else 'Slab' end,
        case when one.expected <= 0 then asked when one.payout_slab = '[]' then coalesce(one.payout_percent, 0) else 0 end,
        case when one.expected > 0 and one.payout_slab <> '[]' then jsonb_build_object('measure', 'Amount disbursed', 'rate_of', 'Percent of price',
          'slabs', one.payout_slab) end,
        nullif(one.disbursed_amount, 0), gross, gross - asked,
        treatment, case when treatment = 'Charge GST' then gst else 0 end, place, '997159', asked, half, half, whole,
        total - asked - 2 * half - whole, total, true,
        concat_ws(', ', tds.facts ->> 'section', nullif('code ' || coalesce(tds.facts ->> 'code', ''), 'code ')),
        case when one.has_pan then (tds.facts ->> 'percent')::numeric
          else greatest((tds.facts ->> 'percent')::numeric, (tds.facts ->> 'no_pan_percent')::numeric) end,
        kept, total - kept, coalesce(one.received, 0), case when one.received is null then total else 0 end,
        case when one.received is null then 'Confirmed' else 'Received' end, one.is_deleted, one.created_by, one.day::timestamp at time zone 'Asia/Kolkata')
      returning id into made;
    insert into commission_milestone (company_id, commission, place, percent, taxable, cgst, sgst, igst, rounding, total, tds, settled)
      values (one.company_id, made, 0, 100, asked, half, half, whole, total - asked - 2 * half - whole, total, kept, coalesce(one.received, 0));
    if one.received is not null then
      insert into commission_receipt (company_id, commission, date, amount, mode, created_by)
        values (one.company_id, made, one.received_on, one.received, 'NEFT', one.created_by);
    end if;
  end loop;
end $$;

alter table loan drop column payout_received_on, drop column payout_received;

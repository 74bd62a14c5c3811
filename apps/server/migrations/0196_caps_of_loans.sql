-- How much of a home's value, and of an income, a loan may come to: rows of law as the others are.
alter table law_row drop constraint law_row_law_check;
alter table law_row add constraint law_row_law_check
  check (law in ('TDS', 'GST rate', 'GST registration', 'SAC', 'Stamp duty', 'Deposit cap', 'LTV cap', 'FOIR'));

-- What the product brings along is nobody's change: no trail tells of it.
alter table law_row disable trigger user;
insert into law_row (company_id, law, valid_from, facts, source)
  select c.id, v.law, v.valid_from::date, v.facts::jsonb, v.source from company c, (values
    ('LTV cap', '2015-10-08', '{"loan_up_to":3000000,"percent":90}', 'RBI circular of 08/10/2015 on individual housing loans, DBR.BP.BC.No.44/08.12.015/2015-16; of other loans each lender has its own'),
    ('LTV cap', '2015-10-08', '{"loan_up_to":7500000,"percent":80}', 'RBI circular of 08/10/2015 on individual housing loans, DBR.BP.BC.No.44/08.12.015/2015-16; of other loans each lender has its own'),
    ('LTV cap', '2015-10-08', '{"loan_up_to":null,"percent":75}', 'RBI circular of 08/10/2015 on individual housing loans, DBR.BP.BC.No.44/08.12.015/2015-16; of other loans each lender has its own'),
    ('FOIR', '2015-10-08', '{"percent":50}', 'Usual among lenders; no law says it, and each lender has its own')
  ) v (law, valid_from, facts, source) where c.is_platform;
alter table law_row enable trigger user;

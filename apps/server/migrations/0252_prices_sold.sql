-- How often a price has sold, which decides whether it may be taken back.
create index transaction_priced on transaction (plan, duration_months, priced_on);
-- A coupon ends the day before it began where it is ended on its first day.
alter table coupon drop constraint coupon_check;
alter table coupon add constraint coupon_days check (valid_to >= valid_from - 1);

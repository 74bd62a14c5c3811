-- Festivals and national holidays of India, for calendars: the same for every company, so they stand outside of the wall.

create table festival (
  day date not null,
  -- As the domain's list of festivals names it.
  name text not null,
  -- States in which it is kept; empty: everywhere.
  states text[] not null default '{}',
  -- That it is seen by the moon, and may fall on the day after.
  may_shift boolean not null default false,
  primary key (day, name)
);
grant select on festival to angan_app, angan_platform;

insert into festival (day, name, may_shift)
  select make_date(year, month, day), name, false
    from generate_series(2026, 2030) year,
      (values (1, 26, 'Republic Day'), (8, 15, 'Independence Day'), (10, 2, 'Gandhi Jayanti'), (12, 25, 'Christmas')) fixed (month, day, name);
insert into festival (day, name, states)
  select make_date(year, 5, 1), 'Maharashtra Day', array['Maharashtra'] from generate_series(2026, 2030) year
  union all
  select make_date(year, 5, 1), 'Gujarat Day', array['Gujarat'] from generate_series(2026, 2030) year;

insert into festival (day, name, may_shift) values
  ('2026-03-04', 'Holi', false), ('2027-03-22', 'Holi', false), ('2028-03-11', 'Holi', false), ('2029-03-01', 'Holi', false), ('2030-03-20', 'Holi', false),
  ('2026-10-20', 'Dussehra', false), ('2027-10-09', 'Dussehra', false), ('2028-09-27', 'Dussehra', false), ('2029-10-16', 'Dussehra', false), ('2030-10-06', 'Dussehra', false),
  ('2026-11-08', 'Diwali', false), ('2027-10-29', 'Diwali', false), ('2028-10-17', 'Diwali', false), ('2029-11-05', 'Diwali', false), ('2030-10-26', 'Diwali', false),
  ('2026-03-21', 'Eid-ul-Fitr', true), ('2027-03-10', 'Eid-ul-Fitr', true), ('2028-02-27', 'Eid-ul-Fitr', true), ('2029-02-15', 'Eid-ul-Fitr', true), ('2030-02-05', 'Eid-ul-Fitr', true),
  ('2026-05-27', 'Bakri Eid', true), ('2027-05-17', 'Bakri Eid', true), ('2028-05-05', 'Bakri Eid', true), ('2029-04-24', 'Bakri Eid', true), ('2030-04-14', 'Bakri Eid', true),
  ('2026-04-03', 'Good Friday', false), ('2027-03-26', 'Good Friday', false), ('2028-04-14', 'Good Friday', false), ('2029-03-30', 'Good Friday', false), ('2030-04-19', 'Good Friday', false),
  ('2026-08-28', 'Raksha Bandhan', false), ('2027-08-17', 'Raksha Bandhan', false), ('2028-08-05', 'Raksha Bandhan', false), ('2029-08-23', 'Raksha Bandhan', false), ('2030-08-13', 'Raksha Bandhan', false),
  ('2026-11-24', 'Guru Nanak Jayanti', false), ('2027-11-14', 'Guru Nanak Jayanti', false), ('2028-11-02', 'Guru Nanak Jayanti', false), ('2029-11-21', 'Guru Nanak Jayanti', false), ('2030-11-10', 'Guru Nanak Jayanti', false),
  ('2026-09-14', 'Ganesh Chaturthi', false), ('2027-09-04', 'Ganesh Chaturthi', false), ('2028-08-23', 'Ganesh Chaturthi', false), ('2029-09-11', 'Ganesh Chaturthi', false), ('2030-09-01', 'Ganesh Chaturthi', false);
insert into festival (day, name, states) select make_date(year, 1, 14), 'Uttarayan', array['Gujarat'] from generate_series(2026, 2030) year;
insert into festival (day, name, states) values
  ('2026-11-10', 'Gujarati New Year', '{Gujarat}'), ('2026-11-11', 'Bhai Beej', '{Gujarat}');

-- WhatsApp: who ended marketing, by whichever of their ids; files at Meta by number.

-- One row a person, with all ids that are known of them. 'Hand': somebody of the office wrote it down, with the reason
-- where others have the person's own words.
alter table whatsapp_opt_out drop constraint whatsapp_opt_out_how_check;
alter table whatsapp_opt_out add constraint whatsapp_opt_out_how_check check (how in ('Message', 'WhatsApp', 'Refusal', 'Hand'));
alter table whatsapp_opt_out add column written_by bigint;
alter table whatsapp_opt_out add foreign key (company_id, written_by) references app_user (company_id, id);
create index whatsapp_opt_out_latest on whatsapp_opt_out (company_id, is_out, at desc, id desc);

-- Files of ours that Meta has, by the number that they were uploaded with: no other number may send them.
create table whatsapp_upload (
  company_id bigint not null references company (id),
  file bigint not null,
  number bigint not null,
  -- Meta forgets it 30 days later.
  media_id text not null,
  uploaded_at timestamptz not null,
  primary key (company_id, file, number),
  foreign key (company_id, file) references stored_file (company_id, id) on delete cascade,
  foreign key (company_id, number) references whatsapp_number (company_id, id)
);
call secure_company_table('whatsapp_upload', false);
insert into whatsapp_upload (company_id, file, number, media_id, uploaded_at)
  select m.company_id, m.file, n.id, m.media_id, m.media_id_date
    from whatsapp_media m join whatsapp_number n on n.company_id = m.company_id and n.phone_number_id = m.phone_number_id
   where m.media_id <> '' and m.media_id_date is not null and m.file is not null;
-- What a screen shows of a medium is its upload by the default number.
alter table whatsapp_media drop column media_id, drop column media_id_date, drop column phone_number_id;

-- A person is erased: nobody can be told from what is left, and what the law wants kept of money stays.

alter table contact add column erased_at timestamptz;

-- What finds numbers of ten digits and addresses in a text, however the number is spaced and whatever stands before it.
-- Null where there is nothing to find.
create function person_pattern(p_numbers text[], p_mails text[]) returns text language sql immutable as $$
  select string_agg(one, '|') from (
    select '(?<![0-9])(?:(?:\+|00)?91[[:space:]().-]{0,3}|0)?'
        || array_to_string(regexp_split_to_array(n, ''), '[[:space:]().-]{0,3}') || '(?![0-9])' as one
      from unnest(p_numbers) n where n ~ '^[0-9]{6,}$'
    union all
    select regexp_replace(m, '([.+*?^$()\[\]{}|\\])', '\\\1', 'g') from unnest(p_mails) m where m <> '') found
$$;

-- Erases a contact of the own company with those who were merged into it, and answers how many rows of each kind changed.
-- It runs with its owner's rights: the trail, which nobody else may change, forgets what it kept of the person.
create function erase_person(p_contact bigint) returns jsonb language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  company bigint := current_company_id();
  ids bigint[];
  inquiries bigint[];
  numbers text[];
  mails text[];
  found text;
  t record;
  changed bigint;
  told jsonb := '{}';
begin
  if company is null then raise exception 'No company'; end if;
  with recursive whole (id) as (
    select c.id from contact c where c.company_id = company and c.id = p_contact and c.erased_at is null
    union
    select c.id from whole w join contact c on c.company_id = company and c.merged_into = w.id
  ) select array_agg(id) into ids from whole;
  if ids is null then return null; end if;
  -- And who is in the bin with one of their numbers.
  select ids || coalesce(array_agg(o.id), '{}') into ids from contact o
   where o.company_id = company and o.is_deleted and o.erased_at is null and o.id <> all (ids)
     and exists (select from contact c where c.company_id = company and c.id = any (ids)
       and array_remove(array[c.mobile_number_1, c.mobile_number_2, c.mobile_number_3, c.mobile_number_4, c.mobile_number_5], '')
        && array[o.mobile_number_1, o.mobile_number_2, o.mobile_number_3, o.mobile_number_4, o.mobile_number_5]);
  perform from contact c where c.company_id = company and c.id = any (ids) order by c.id for no key update;
  select array_agg(i.id) into inquiries from inquiry i where i.company_id = company and i.contact = any (ids);
  -- A number that somebody else has as well is also theirs.
  select array_agg(distinct m.mobile) into numbers
    from contact c, unnest(array[c.mobile_number_1, c.mobile_number_2, c.mobile_number_3, c.mobile_number_4, c.mobile_number_5]) m (mobile)
   where c.company_id = company and c.id = any (ids) and m.mobile <> ''
     and not exists (select from contact o where o.company_id = company and o.id <> all (ids) and not o.is_deleted
       and m.mobile in (o.mobile_number_1, o.mobile_number_2, o.mobile_number_3, o.mobile_number_4, o.mobile_number_5));
  select array_agg(distinct lower(c.email)) into mails from contact c
   where c.company_id = company and c.id = any (ids) and c.email <> ''
     and not exists (select from contact o where o.company_id = company and o.id <> all (ids) and not o.is_deleted and lower(o.email) = lower(c.email));
  found := person_pattern(numbers, mails);

  update contact c set name = '', mobile_number_1 = '', mobile_number_2 = '', mobile_number_3 = '', mobile_number_4 = '',
      mobile_number_5 = '', email = '', address = '', city = '', state = '', country = '', comment = '', company_name = '',
      pan = '', gstin = '', rera_no = '', date_of_birth = null, anniversary = null, consent_how = '',
      marketing_opt_out = true, do_not_contact = true, is_deleted = true, erased_at = now()
   where c.company_id = company and c.id = any (ids);
  update note n set text = '', remind_at = null, is_deleted = true
   where n.company_id = company and n.link_kind = 'contact' and n.link_id = any (ids);
  get diagnostics changed = row_count; told := told || jsonb_build_object('note', changed);
  update task k set title = '', comment = '', feedback = null, visitor_confirm = null, check_in = null
   where k.company_id = company and (k.contact = any (ids) or k.inquiry = any (inquiries));
  get diagnostics changed = row_count; told := told || jsonb_build_object('task', changed);
  update inquiry i set comment = '', raw_text = '', source_detail = ''
   where i.company_id = company and i.id = any (inquiries);
  get diagnostics changed = row_count; told := told || jsonb_build_object('inquiry', changed);
  update inquiry_stage_move m set note = '' where m.company_id = company and m.inquiry = any (inquiries) and m.note <> '';
  update lead_event e set raw = '', lead = null, email = '', mobile_number = '', ip = ''
   where e.company_id = company and (e.inquiry = any (inquiries) or (e.mobile_number <> '' and e.mobile_number = any (numbers)));
  get diagnostics changed = row_count; told := told || jsonb_build_object('lead_event', changed);
  -- As the night empties those whose time is over.
  update share s set emptied_at = now(), revoked_at = coalesce(s.revoked_at, now()),
      content = jsonb_build_object('price_quoted', s.content -> 'price_quoted',
        'properties', (select coalesce(jsonb_agg(jsonb_build_object('id', said.one -> 'id', 'brochure', jsonb_build_object(
            'title', said.one -> 'brochure' -> 'title')) order by said.place), '[]')
          from jsonb_array_elements(s.content -> 'properties') with ordinality said (one, place)))
   where s.company_id = company and (s.contact = any (ids) or s.inquiry = any (inquiries)) and s.emptied_at is null;
  get diagnostics changed = row_count; told := told || jsonb_build_object('share', changed);
  update whatsapp_message m set body = '', content = jsonb_build_object('type', 'text', 'text', jsonb_build_object('body', ''))
    from whatsapp_chat h
   where h.company_id = company and h.contact = any (ids) and m.company_id = h.company_id and m.chat = h.id;
  get diagnostics changed = row_count; told := told || jsonb_build_object('whatsapp_message', changed);
  update whatsapp_chat h set profile_name = '', preview = '' where h.company_id = company and h.contact = any (ids);
  update whatsapp_recipient r set name = '' where r.company_id = company and r.contact = any (ids);
  update data_migration_row r set person = case when r.person is null then null else '{}'::jsonb end, cells = null
   where r.company_id = company and (r.contact_id = any (ids) or r.person::text ~* found or r.cells::text ~* found);
  update data_migration_contact r set changes = '{}' where r.company_id = company and r.contact_id = any (ids);
  -- Nobody is to come back by undoing a merge.
  delete from contact_merge_person p where p.company_id = company and (p.contact_id = any (ids)
    or p.merge in (select m.id from contact_merge m where m.company_id = company and m.into_contact = any (ids)));
  delete from contact_merge m where m.company_id = company and m.into_contact = any (ids);
  delete from contact_unmerged u where u.company_id = company and u.contact_id = any (ids);
  delete from contact_lookalike l where l.company_id = company and (l.one = any (ids) or l.other = any (ids));
  delete from contact_in_group g where g.company_id = company and g.contact_id = any (ids);
  delete from revealed_number r where r.company_id = company and r.number = any (numbers);
  delete from user_alert a where a.company_id = company and a.sentence::text ~* found;
  delete from outbox_message o where o.company_id = company
    and (lower(o."to") = any (mails) or right(o."to", 10) = any (numbers) or o.subject ~* found or o.body::text ~* found);

  -- What the trail kept of all that.
  update audit_log a set changes = null where a.company_id = company and a.entity = 'contact' and a.entity_id = any (ids);
  update audit_log a set changes = a.changes - array['text', 'comment', 'feedback', 'title', 'raw_text', 'source_detail', 'raw',
      'lead', 'email', 'mobile_number', 'ip', 'visitor_confirm', 'check_in', 'content']
   where a.company_id = company and a.changes is not null and (
     (a.entity = 'note' and a.entity_id in (select id from note n where n.company_id = company and n.link_kind = 'contact' and n.link_id = any (ids)))
     or (a.entity = 'task' and a.entity_id in (select id from task k where k.company_id = company and (k.contact = any (ids) or k.inquiry = any (inquiries))))
     or (a.entity = 'inquiry' and a.entity_id = any (inquiries))
     or (a.entity = 'lead_event' and a.entity_id in (select id from lead_event e where e.company_id = company and e.raw = '')));

  -- The numbers and addresses wherever else somebody wrote them down. Papers of money say them as the law wants.
  if found is null then return told; end if;
  for t in
    select c.oid::regclass as name,
        string_agg(format('%1$I = case when %1$I::text ~* $2 then %2$s else %1$I end', a.attname,
          case format_type(a.atttypid, null)
            when 'text' then format($f$regexp_replace(%I, $2, '[erased]', 'gi')$f$, a.attname)
            when 'jsonb' then format($f$regexp_replace(regexp_replace(%I::text, '([:\[,][[:space:]]*)(' || $2 || ')(?=[[:space:]]*[,}\]])', '\1null', 'gi'), $2, '[erased]', 'gi')::jsonb$f$, a.attname)
            else format($f$regexp_replace(%I::text, $2, '[erased]', 'gi')::text[]$f$, a.attname) end), ', ') as sets,
        string_agg(format('%I::text ~* $2', a.attname), ' or ') as has
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and exists (select from pg_attribute k where k.attrelid = c.oid and k.attname = 'company_id' and not k.attisdropped)
       and format_type(a.atttypid, null) in ('text', 'jsonb', 'text[]')
       and c.relname <> all (array['invoice', 'platform_invoice', 'transaction', 'app_user', 'contact_mobile'])
       and not (c.relname = 'contact' and a.attname like 'mobile_number%')
     group by c.oid, c.relname
     -- The trail last: what changes before it is written there.
     order by c.relname = 'audit_log', c.relname
  loop
    execute format('update %s set %s where company_id = $1 and (%s)', t.name, t.sets, t.has) using company, found;
    get diagnostics changed = row_count;
    if changed > 0 then told := told || jsonb_build_object(t.name::text, changed + coalesce((told ->> t.name::text)::bigint, 0)); end if;
  end loop;
  return told - 'audit_log';
end $$;
revoke execute on function erase_person(bigint) from public;
grant execute on function erase_person(bigint) to angan_app;

-- Search in a company's contacts.
--
-- A function, and with its owner's rights: under row-level security PostgreSQL may not use a trigram index, because LIKE
-- is not marked leakproof. The wall therefore stands in the function itself: company_id = current_company_id(), twice.
--
-- p_words: lower-cased LIKE patterns, all must be found. p_open: the reader sees masked numbers and no locked contacts.
-- Answers the ids of one page in order, with the total up to p_cap + 1 on each row; no row when nothing is found.
create function search_contacts(
  p_words text[], p_open boolean, p_groups bigint[], p_sources bigint[], p_locked boolean,
  p_from timestamptz, p_to timestamptz, p_order text, p_after_key text, p_after_id bigint, p_limit int, p_offset int, p_cap int
) returns table (id bigint, total bigint)
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  company bigint := current_company_id();
  sort_key text := case when p_order in ('name', '-name') then 'c.name_key' else 'c.created_date' end;
  direction text := case when p_order like '-%' then 'desc' else 'asc' end;
  compare text := case when p_order like '-%' then '<' else '>' end;
  key_type text := case when p_order in ('name', '-name') then 'text' else 'timestamptz' end;
  searched text := case when p_open then 'c.search_text_open' else 'c.search_text' end;
  visible text := 'c.company_id = $1 and not c.is_deleted'
    || case when p_open then ' and not c.locked_contact' else '' end
    || case when p_locked is not null then ' and c.locked_contact = $5' else '' end
    || case when p_sources is not null then ' and c.source = any ($4)' else '' end
    || case when p_from is not null then ' and c.created_date >= $6' else '' end
    || case when p_to is not null then ' and c.created_date <= $7' else '' end
    || case when p_groups is not null then ' and exists (select 1 from contact_in_group g where g.company_id = $1 and g.contact_id = c.id and g.contactgroup_id = any ($3))' else '' end;
  -- One LIKE a word, written out: an index serves neither LIKE ALL (array) nor a pattern it learns too late.
  has_words text := (select string_agg(format('%s like %L', searched, word), ' and ') from unnest(p_words) word);
  -- The same without the index: the empty string makes it another expression.
  has_words_walking text := (select string_agg(format('(%s || '''') like %L', searched, word), ' and ') from unnest(p_words) word);
  hits bigint;
begin
  if company is null or has_words is null then return; end if;
  -- How many, up to the cap. The pattern is matched through the index.
  execute format('select count(*) from (select 1 from contact c where %s and %s limit %s) t', visible, has_words, p_cap + 1)
    into hits using company, p_words, p_groups, p_sources, p_locked, p_from, p_to;
  if hits = 0 then return; end if;
  if hits <= p_cap then
    -- Few: take them all through the index, then sort.
    return query execute format(
      'select t.id, $8 from (select c.id, %1$s as key from contact c where %2$s and %3$s) t
        where $9 is null or (t.key, t.id) %4$s ($9::%5$s, $10) order by t.key %6$s, t.id %6$s limit %7$s offset %8$s',
      sort_key, visible, has_words, compare, key_type, direction, p_limit, p_offset)
      using company, p_words, p_groups, p_sources, p_locked, p_from, p_to, hits, p_after_key, p_after_id;
  else
    -- Common: walk in order and keep what has the words.
    return query execute format(
      'select c.id, $8 from contact c where %2$s and %3$s and ($9 is null or (%1$s, c.id) %4$s ($9::%5$s, $10))
        order by %1$s %6$s, c.id %6$s limit %7$s offset %8$s',
      sort_key, visible, has_words_walking, compare, key_type, direction, p_limit, p_offset)
      using company, p_words, p_groups, p_sources, p_locked, p_from, p_to, hits, p_after_key, p_after_id;
  end if;
end $$;
revoke execute on function search_contacts from public;
grant execute on function search_contacts to angan_app;

-- The trail of merges held 'Unknown' for who has no name. A name goes as it is, '' where there is none, and the screen words it.
-- Whoever has a name by now may have been called so, and stays.
update audit_log a set changes = jsonb_set(a.changes, '{people,1}', (
    select jsonb_agg(case when one ->> 'name' = 'Unknown' and c.name = '' then one || '{"name": ""}' else one end order by place)
      from jsonb_array_elements(a.changes #> '{people,1}') with ordinality p (one, place)
      left join contact c on c.company_id = a.company_id and c.id = (one ->> 'id')::bigint))
  where a.entity = 'contact' and a.action in ('merged', 'unmerged') and a.changes #> '{people,1}' @> '[{"name": "Unknown"}]';

-- What is written as a price is no landline: 'Rs 4550500', '4550500/-', '2640123 sq ft'. The same rule as in
-- packages/domain/src/numbers-in-text.ts, which says why; here, as there, it looks at no more than a few signs.
create or replace function without_numbers(p_text text) returns text language plpgsql immutable parallel safe as $$
declare
  foreign_digits constant text := e'\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7'
    '\u06f8\u06f9\u0966\u0967\u0968\u0969\u096a\u096b\u096c\u096d\u096e\u096f\u09e6\u09e7\u09e8\u09e9\u09ea\u09eb'
    '\u09ec\u09ed\u09ee\u09ef\u0a66\u0a67\u0a68\u0a69\u0a6a\u0a6b\u0a6c\u0a6d\u0a6e\u0a6f\u0ae6\u0ae7\u0ae8\u0ae9'
    '\u0aea\u0aeb\u0aec\u0aed\u0aee\u0aef\u0b66\u0b67\u0b68\u0b69\u0b6a\u0b6b\u0b6c\u0b6d\u0b6e\u0b6f\u0be6\u0be7'
    '\u0be8\u0be9\u0bea\u0beb\u0bec\u0bed\u0bee\u0bef\u0c66\u0c67\u0c68\u0c69\u0c6a\u0c6b\u0c6c\u0c6d\u0c6e\u0c6f'
    '\u0ce6\u0ce7\u0ce8\u0ce9\u0cea\u0ceb\u0cec\u0ced\u0cee\u0cef\u0d66\u0d67\u0d68\u0d69\u0d6a\u0d6b\u0d6c\u0d6d'
    '\u0d6e\u0d6f\uff10\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18\uff19\U0001d7ce\U0001d7cf\U0001d7d0'
    '\U0001d7d1\U0001d7d2\U0001d7d3\U0001d7d4\U0001d7d5\U0001d7d6\U0001d7d7\U0001d7d8\U0001d7d9\U0001d7da\U0001d7db'
    '\U0001d7dc\U0001d7dd\U0001d7de\U0001d7df\U0001d7e0\U0001d7e1\U0001d7e2\U0001d7e3\U0001d7e4\U0001d7e5\U0001d7e6'
    '\U0001d7e7\U0001d7e8\U0001d7e9\U0001d7ea\U0001d7eb\U0001d7ec\U0001d7ed\U0001d7ee\U0001d7ef\U0001d7f0\U0001d7f1'
    '\U0001d7f2\U0001d7f3\U0001d7f4\U0001d7f5\U0001d7f6\U0001d7f7\U0001d7f8\U0001d7f9\U0001d7fa\U0001d7fb\U0001d7fc'
    '\U0001d7fd\U0001d7fe\U0001d7ff';
  latin_digits constant text := '01234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789';
  unseen constant text := e'\u00ad\u034f\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2065'
    '\u2066\u2067\u2068\u2069\u20e3\ufe0e\ufe0f\ufeff';
  close_signs constant text := e' \u0009\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000()[]+-.'
    '_*~''`\u00b7\u2010\u2011\u2012\u2013\u2014\u2015\u2018\u2019\u2022\u2212\uff08\uff09\uff0b\uff0d\uff0e\uff3f';
  other_signs constant text := e',/:;|\\&#=<>{}"!?@%^\u0964\u201c\u201d\u2026\u3001\uff0c\uff0f\uff1a\uff1b';
  lines constant text := e'\u000a\u000b\u000c\u000d\u0085\u2028\u2029';
  -- In the 24 signs before and behind a number.
  price_before constant text := e'(?:\u20b9|(?:^|[^a-z\u0900-\u0dff])(?:rs|inr|rupees?|price|rate|budget|asking|demand|deposit|cost|\u0930\u0941|\u0930\u0942|\u0930\u0941\u092a\u092f\u0947|\u0915\u0940\u092e\u0924|\u092c\u091c\u091f|\u0ab0\u0ac2|\u0ab0\u0ac2\u0aaa\u0abf\u0aaf\u0abe|\u0aad\u0abe\u0ab5|\u0a95\u0abf\u0a82\u0aae\u0aa4|\u0aac\u0a9c\u0ac7\u0a9f))[ .:=\u0009\u00a0-]*$';
  price_behind constant text := e'^(?:[ \u0009\u00a0]*/-|[ .\u0009\u00a0-]*(?:\u20b9|(?:lakhs?|lacs?|crs?|crores?|rs|inr|rupees?|psf|sft|sq|sqft|sqyds?|sqmt?|gaj|acres?|bigha|vigha|\u0932\u093e\u0916|\u0915\u0930\u094b\u0921\u093c|\u0915\u0930\u094b\u0921|\u0930\u0941|\u0930\u0941\u092a\u092f\u0947|\u0ab2\u0abe\u0a96|\u0a95\u0ab0\u0acb\u0aa1|\u0ab0\u0ac2|\u0ab0\u0ac2\u0aaa\u0abf\u0aaf\u0abe)(?![a-z\u0900-\u0dff])))';
  capitals constant text := 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  small constant text := 'abcdefghijklmnopqrstuvwxyz';
  latin text := p_text;
  token text[];
  gap_text text;
  gap text;
  here int := 1;
  kept_to int := 1;
  kept text := '';
  -- The part that is being read.
  part_from int; part_to int; digits text; first text; last text; pieces int := 0; dashed boolean; named boolean; before text;
  text_before text; text_behind text;
  -- The one before it, and the span that it is in.
  old_digits text; old_last text; old_hidden boolean; has_old boolean := false;
  span_from int; span_to int; span_hidden boolean := false;
  hidden boolean;
  other text;
  ten text;
  is_last boolean;
begin
  if octet_length(p_text) <> length(p_text) and p_text ~ ('[' || foreign_digits || ']') then
    latin := translate(p_text, foreign_digits, latin_digits);
  end if;
  if length(regexp_replace(latin, '[^0-9]+', '', 'g')) < 7 then return p_text; end if;
  -- What stands before digits, and the digits; at the end once more, for the last part.
  for token, is_last in
    select m, false from regexp_matches(latin, '([^0-9]*)([0-9]+)', 'g') m union all select null, true
  loop
    if not is_last then
      gap_text := translate(token[1], unseen, '');
      gap := case
        when gap_text = '' then 'nothing'
        when translate(gap_text, close_signs || other_signs || lines, '') <> '' then 'apart'
        when translate(gap_text, lines, '') <> gap_text then 'line'
        when translate(gap_text, other_signs, '') <> gap_text then 'sign'
        else 'close' end;
      here := here + length(token[1]);
      if pieces > 0 and gap = 'nothing' then
        digits := digits || token[2];
        last := last || token[2];
        if pieces = 1 then first := first || token[2]; end if;
        here := here + length(token[2]);
        part_to := here;
        continue;
      elsif pieces > 0 and gap = 'close' then
        digits := digits || token[2];
        last := token[2];
        pieces := pieces + 1;
        dashed := gap_text ~ e'[-\u2010-\u2015\u2212\uff0d]';
        here := here + length(token[2]);
        part_to := here;
        continue;
      end if;
    end if;
    if pieces > 0 then
      text_behind := case when is_last then substr(latin, part_to, 24) else left(token[1], 24) end;
      hidden := length(digits) >= 10 or (not named and digits ~ '^[2-7]' and digits !~ '000$' and case pieces
        when 1 then (length(digits) = 7 or (length(digits) = 8 and digits !~
          '^(((19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01]))|((0[1-9]|[12][0-9]|3[01])(0[1-9]|1[0-2])(19|20)[0-9]{2}))$'))
          and translate(text_before, capitals, small) !~ price_before
          and translate(text_behind, capitals, small) !~ price_behind
        when 2 then length(first) = 4 and length(last) = 4 and not (dashed and first < last)
        else false end);
      ten := '';
      if has_old and before in ('sign', 'line') then
        other := case when hidden then first else digits end;
        ten := case when old_hidden then old_last else old_digits end || other;
        if length(ten) between 10 and 14 then ten := regexp_replace(ten, '^(0?0?91|0)([0-9]{10})$', '\2'); end if;
      end if;
      if length(ten) = 10 and length(other) between 3 and 7 and (case
        when length(other) <> 5 then before = 'sign' and ten ~ '^[6-9]'
        when before = 'line' then ten ~ '^[6-9]'
        else ten ~ '^[06-9]' end)
      then
        span_to := part_to;
        span_hidden := true;
      else
        if span_hidden then
          kept := kept || substr(p_text, kept_to, span_from - kept_to) || ' ';
          kept_to := span_to;
        end if;
        span_from := part_from;
        span_to := part_to;
        span_hidden := hidden;
      end if;
      old_digits := digits;
      old_last := last;
      old_hidden := hidden;
      has_old := true;
    end if;
    if is_last then
      if span_hidden then
        kept := kept || substr(p_text, kept_to, span_from - kept_to) || ' ';
        kept_to := span_to;
      end if;
    else
      part_from := here;
      here := here + length(token[2]);
      part_to := here;
      digits := token[2];
      first := token[2];
      last := token[2];
      pieces := 1;
      dashed := false;
      text_before := right(token[1], 24);
      named := gap = 'apart' and translate(right(gap_text, 1), close_signs || other_signs || lines, '') <> '';
      before := gap;
    end if;
  end loop;
  return kept || substr(p_text, kept_to);
end $$;

-- The columns that are made with it are made anew.
alter table contact drop column name_key, drop column search_text_open;
alter table contact
  add column name_key text generated always as (lower(without_numbers(name))) stored not null,
  add column search_text_open text generated always as (lower(without_numbers(name) || e'\n' || without_numbers(email)
    || e'\n' || without_numbers(comment))) stored not null;
create index contact_by_name on contact (company_id, name_key, id) where not is_deleted;
create index contact_search_open on contact using gin (company_id, search_text_open gin_trgm_ops) where not is_deleted and not locked_contact;

alter table inquiry drop column search_text_open;
alter table inquiry
  add column search_text_open text generated always as (lower(inquiry_code || e'\n' || without_numbers(comment))) stored not null;

alter table property drop column search_text_open;
alter table property
  add column search_text_open text generated always as (lower(property_code || e'\n' || without_numbers(place_text) || e'\n'
    || without_numbers(wing) || ' ' || without_numbers(unit_no) || e'\n' || without_numbers(address) || e'\n'
    || without_numbers(landmark) || e'\n' || without_numbers(description) || e'\n' || without_numbers(remark))) stored not null;
create index property_search_open on property using gin (company_id, search_text_open gin_trgm_ops) where not is_deleted and not locked_property;

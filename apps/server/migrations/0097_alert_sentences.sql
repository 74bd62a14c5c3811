-- What the software writes is stored without its words: which sentence it is, and what stands in its places, so that each
-- reader has it in their own language.

-- A text of an older version as such a sentence: {"key": "…", "values": {…}}, by the first of these templates that fits,
-- '{code} was given to you.' Behind a colon stands what is no text: {days:count}, day, moment, price, or sentences in a row. What fits none
-- stays as it is, under the key 'plain'.
create function as_sentence(said text, templates json) returns jsonb language plpgsql stable strict as $$
declare
  fitting text;
  template text;
  pattern text;
  parts text[];
begin
  for fitting, template in select key, value from json_each_text(templates) loop
    continue when not starts_with(said, split_part(template, '{', 1));
    pattern := regexp_replace(template, '([.*+?()|^$\[\]\\])', '\\\1', 'g');
    pattern := regexp_replace(pattern, '\{\w+:count\}', '(\d[\d,]*)', 'g');
    pattern := regexp_replace(pattern, '\{\w+:day\}', '(\d\d/\d\d/\d\d\d\d)', 'g');
    pattern := regexp_replace(pattern, '\{\w+:moment\}', '(\w\w\w \d+, \d+, \d+:\d+ [AP]M)', 'g');
    pattern := regexp_replace(pattern, '\{\w+:price\}', '([\d,]+\.\d\d(?: Cr| Lakhs)?)', 'g');
    pattern := '^' || regexp_replace(pattern, '\{\w+(:sentences)?\}', '(.+)', 'g') || '$';
    continue when said !~ pattern;
    -- One without places has nothing to be taken out.
    parts := case when template like '%{%' then regexp_match(said, pattern) else '{}' end;
    return jsonb_build_object('key', fitting, 'values', coalesce((
      select jsonb_object_agg(place[1], case place[2]
          when 'count' then to_jsonb(replace(parts[at], ',', '')::bigint)
          when 'day' then to_jsonb(to_char(to_date(parts[at], 'DD/MM/YYYY'), 'YYYY-MM-DD'))
          when 'moment' then to_jsonb(to_char(to_timestamp(parts[at], 'Mon DD, YYYY, HH12:MI AM'), 'YYYY-MM-DD"T"HH24:MI:SS"+05:30"'))
          when 'price' then to_jsonb(trim_scale(regexp_replace(parts[at], '[^\d.]', '', 'g')::numeric
            * case when parts[at] like '% Cr' then 10000000 when parts[at] like '% Lakhs' then 100000 else 1 end))
          when 'sentences' then to_jsonb(regexp_split_to_array(parts[at], '(?<=\.) '))
          else to_jsonb(parts[at]) end)
        from regexp_matches(template, '\{(\w+)(?::(\w+))?\}', 'g') with ordinality as places (place, at)), '{}'));
  end loop;
  return jsonb_build_object('key', 'plain', 'values', jsonb_build_object('text', said));
end $$;
comment on function as_sentence is 'For migrations alone.';

alter table user_alert add column sentence jsonb check (sentence ?& array['key', 'values']);
-- Nobody is told of what only moves.
alter table user_alert disable trigger user;
update user_alert set sentence = as_sentence(message, '{
  "inquiryAssigned": "{code} was given to you.",
  "inquiryResumed": "{code} is back from On Hold, at {stage}.",
  "match": "{property} fits {inquiry}: {score:count}.",
  "matchesOfInquiry": "{count:count} properties fit {inquiry}, best {property}: {score:count}.",
  "matchesOfProperty": "{count:count} inquiries ask for {property}, best {inquiry}: {score:count}.",
  "matches": "{count:count} new matches of {least:count} or above, best {property} for {inquiry}: {score:count}.",
  "inquiriesAssigned": "{count:count} inquiries assigned to you.",
  "inquiriesAssignedFromFile": "{count:count} inquiries assigned to you, from {file}.",
  "inquiryAssignedFromFile": "{code} was given to you, from {file}.",
  "leadLockEndsUnnamed": "The lead lock with a project ends on {day:day}.",
  "leadLockEnds": "The lead lock with {project} ends on {day:day}.",
  "propertyOffHold": "{code} is off hold and Available again.",
  "leaseEnds": "{code} is Available from {day:day}, when its lease ends.",
  "propertyUnconfirmed": "{code} was last confirmed {days:count} days ago.",
  "priceDropped": "{code} came down from {before:price} to {now:price}.",
  "taskMissed": "{type} of {at:moment}: nobody said how it went.",
  "revealLimitReached": "{name} has revealed {limit:count} number today and asked for more.",
  "revealLimitReached": "{name} has revealed {limit:count} numbers today and asked for more.",
  "revealsUnusual": "{name} has revealed {count:count} numbers today, more than three times as many as usual.",
  "numberStandsStill": "Nothing has left {name} for five minutes, and {waiting:count} messages wait. See WhatsApp numbers."
}');
alter table user_alert enable trigger user;
alter table user_alert alter column sentence set not null, drop column message;
comment on column user_alert.sentence is '{key, values}: one of alerts/alert-sentences.ts of the contract';

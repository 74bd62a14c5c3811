-- The sentence of the day: rows of the platform's company, kept by its Admin and shown to every office.

create table motivation (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  quote text not null check (length(quote) between 1 and 240),
  author text not null default '' check (length(author) <= 80),
  language text not null default 'English' check (language in ('English', 'Hindi', 'Gujarati')),
  -- Of the year, as one with a 29th of February counts them: 60 is that day.
  day int check (day between 1 and 366),
  date date,
  is_active boolean not null default true,
  shown_on text generated always as (
    case when date is not null then 'One date' when day is not null then 'Every year' else 'In turn' end
  ) stored not null,
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  constraint motivation_on_one check (day is null or date is null)
);
call secure_company_table('motivation');
create unique index motivation_of_date on motivation (company_id, language, date) where is_active and date is not null;
create unique index motivation_of_day on motivation (company_id, language, day) where is_active and day is not null;

-- What stands on a day: in the language that is asked for, else in English; that of the date before that of the day of
-- every year, and that before whose turn it is. `p_turn` counts the turns that were taken before.
create function motivation_of(p_date date, p_day int, p_turn int, p_language text)
  returns table (quote text, author text, language text)
  language sql stable security definer set search_path = public, pg_temp as $$
  with shown as (
    select m.id, m.quote, m.author, m.language, m.date, m.day
      from motivation m join company c on c.id = m.company_id and c.is_platform
     where m.is_active and m.language in (p_language, 'English')
  ), turns as (
    select s.id, row_number() over (partition by s.language order by s.id) - 1 as place,
           count(*) over (partition by s.language) as taking_part
      from shown s where s.date is null and s.day is null
  )
  select s.quote, s.author, s.language from shown s left join turns t on t.id = s.id
   where s.date = p_date or s.day = p_day or t.place = p_turn % t.taking_part
   order by s.language = p_language desc, s.date is null, s.day is null, s.id desc limit 1
$$;
revoke execute on function motivation_of(date, int, int, text) from public;
grant execute on function motivation_of(date, int, int, text) to angan_app, angan_platform;

-- Whose the rows are that come with the software.
create function platform_company() returns bigint
  language sql stable security definer set search_path = public, pg_temp as $$
  select id from company where is_platform order by id limit 1
$$;
revoke execute on function platform_company() from public;

-- How many of the domain package's sentences of a language were written: what the Admin changed or deleted stays so.
create table motivation_source (
  language text primary key check (language in ('English', 'Hindi', 'Gujarati')),
  written int not null default 0
);
insert into motivation_source (language) values ('English'), ('Hindi'), ('Gujarati');

-- Writes those that came since, as the owner at each start. Past the triggers: nobody made or changed anything.
create function write_motivation(p_language text, p_quotes text[]) returns void language plpgsql as $$
declare
  before int;
begin
  select written into before from motivation_source where language = p_language for no key update;
  if before >= cardinality(p_quotes) then
    return;
  end if;
  alter table motivation disable trigger user;
  insert into motivation (company_id, quote, language)
    select platform_company(), q.quote, p_language
      from unnest(p_quotes) with ordinality q (quote, place)
     where q.place > before order by q.place;
  alter table motivation enable trigger user;
  update motivation_source set written = cardinality(p_quotes) where language = p_language;
end $$;
revoke execute on function write_motivation(text, text[]) from public;

-- The Admin's list of terms: a page by the last day, also of those without one and of those that others took the place of.
create index subscription_by_end on subscription (ends_on, id);
create index subscription_by_start on subscription (started_on desc, id desc);

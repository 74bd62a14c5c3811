-- What proves a visit: where its phone was, and what the visitor confirmed.

alter table task
  -- {at, latitude, longitude, accuracy_m, distance_m, measured_to}: metres to the property's own point, else to that of its society or area.
  add column check_in jsonb,
  -- {method, at}: how the visitor confirmed the slip of the visit.
  add column visitor_confirm jsonb,
  add check (check_in is null or type = 'Site Visit'),
  add check (visitor_confirm is null or type = 'Site Visit');

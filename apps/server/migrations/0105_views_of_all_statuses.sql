-- The list of properties shows what is Available unless it is asked for more; views that were saved before show what they did.
update saved_view set query = case when query = '' then 'status=any' else query || '&status=any' end
 where list = 'properties' and query !~ '(^|&)status=';

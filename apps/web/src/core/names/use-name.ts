import { type LookupName, lookups } from '@angan/contract/lookups/lookups.ts';
import { useEffect, useState } from 'react';
import { useNames } from './names.ts';
import { nameOf, resolveName } from './resolve.ts';

/** The name of a lookup row, '' until it is known. A row that the lists lack is asked of the server. */
export const useName = (lookup: LookupName, id: number | null | undefined): string => {
  const listed = useNames(() => nameOf(lookup, id));
  const loaded = useNames((names) => names.hasLoadedInitialData);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    setAsked('');
    if (listed || !loaded || id === null || id === undefined) return;
    let current = true;
    void resolveName(lookups[lookup].call.path, id).then((name) => current && setAsked(name));
    return () => {
      current = false;
    };
  }, [lookup, id, listed, loaded]);
  return listed || asked;
};

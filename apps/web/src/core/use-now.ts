import { useEffect, useState } from 'react';

/** The moment, told anew each so many milliseconds. */
export const useNow = (every: number): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
};

import { dayInIndia } from '@angan/domain/dates.ts';
import { useEffect, useState } from 'react';
import { localOf } from '../../../records/index.ts';
import { dayMinutes } from '../days/place.ts';
import styles from './hours.module.css';

const nowInIndia = () => localOf(new Date().toISOString());

/** Where the day is now, by the clock in India. */
export const NowLine = () => {
  const [now, setNow] = useState(nowInIndia);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowInIndia()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const [hour, minute] = now.slice(11).split(':').map(Number) as [number, number];
  if (now.slice(0, 10) !== dayInIndia()) return null;
  return <span className={styles.now} style={{ top: `${((hour * 60 + minute) / dayMinutes) * 100}%` }} aria-hidden />;
};

import { useEffect } from 'react';
import { keepAnswers, keepPictures } from '../../core/kept/index.ts';
import { sendWaiting } from '../../core/queue/index.ts';
import { fetchStreet } from './street.ts';
import { fetchAnswers } from './street-answers.ts';
import { WaitingBanner } from './waiting-banner.tsx';

/** What is done about a line that breaks, and said of it over every screen. Its code comes after the screen's own. */
export const NoLine = () => {
  useEffect(() => {
    void sendWaiting();
    const stops = [keepAnswers(), keepPictures(), fetchStreet(), fetchAnswers()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return <WaitingBanner />;
};

import { useLocation, useNavigate } from 'react-router';

/** From which record one came to this one. */
export interface Origin {
  to: string;
  /** Its code: 'Q-000012'. */
  label: string;
}

/** State of a link from one record to another, for the way back. */
export const comingFrom = (origin: Origin) => ({ origin });

/** The way back from a record: to the record one came from, else to the list. */
export const useWayBack = (title: string, toList: () => void) => {
  const { state } = useLocation();
  const navigate = useNavigate();
  const origin = (state as { origin?: Origin } | null)?.origin;
  return origin ? { from: origin.label, onBack: () => navigate(origin.to) } : { from: title, onBack: toList };
};

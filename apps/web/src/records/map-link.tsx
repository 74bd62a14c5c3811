import { t } from '@lingui/core/macro';

interface Props {
  latitude: number;
  longitude: number;
}

/** A place as it is opened in the phone's or the browser's map. */
export const MapLink = ({ latitude, longitude }: Props) => (
  <a href={`https://www.google.com/maps?q=${latitude},${longitude}`} target="_blank" rel="noreferrer noopener">
    {t`Open the map`}
  </a>
);

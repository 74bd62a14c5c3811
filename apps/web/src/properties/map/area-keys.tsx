import { t } from '@lingui/core/macro';
import type { GroundArea } from '../../ui/map/ground.ts';
import { areaWords } from './area-words.ts';
import styles from './property-map.module.css';

/** The areas of the map for who comes by keyboard or listens; seen as soon as one of them has the focus. */
export const AreaKeys = ({ areas, onPick }: { areas: readonly GroundArea[]; onPick: (area: GroundArea) => void }) => (
  <ul className={styles.keys} aria-label={t`Areas on the map`}>
    {areas.map((area) => (
      <li key={area.id}>
        <button type="button" onClick={() => onPick(area)}>
          {areaWords(area)}
        </button>
      </li>
    ))}
  </ul>
);

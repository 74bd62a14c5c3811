import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { GroundArea } from '../../ui/map/ground.ts';
import { areaWords } from './area-words.ts';
import styles from './property-map.module.css';

interface Props {
  area: GroundArea;
  /** Whether the list is of this area alone already. */
  isOnly: boolean;
  onOnly: () => void;
  onClose: () => void;
}

/** The area that was pressed, and the list of it alone. */
export const PickedArea = ({ area, isOnly, onOnly, onClose }: Props) => (
  <div className={styles.picked} role="status">
    <strong className="truncate">{areaWords(area)}</strong>
    <Button size="xs" onClick={onOnly}>
      {isOnly ? t`All areas` : t`Only ${area.area}`}
    </Button>
    <ActionIcon size="xs" aria-label={t`Close`} onClick={onClose}>
      <IconX size={16} aria-hidden />
    </ActionIcon>
  </div>
);

import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconEdit, IconTrash } from '@tabler/icons-react';
import { UnitForm } from './unit-form.tsx';
import { carpetText, leftText, unitPrice } from './unit-words.ts';
import styles from './units.module.css';
import type { UnitsShown } from './units-shown.ts';

/** The units on a phone: a line for what it is and costs, a line for how large it is and what is left. */
export const UnitList = ({ project, units, editing, onEdit, onRemove }: UnitsShown) => (
  <ul className="list-unstyled">
    {units.map((unit) => (
      <li key={unit.id}>
        {unit.id === editing ? (
          <UnitForm project={project} unit={unit} onDone={() => onEdit?.(undefined)} />
        ) : (
          <div className={styles.row}>
            <div className={styles.words}>
              <span className={styles.unit}>{unit.unit_name}</span>
              <span className={styles.price}>{unitPrice(unit)}</span>
              <span className={styles.rate}>
                {[t`${carpetText(unit)} carpet`, leftText(unit) && t`${leftText(unit)} left`]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </div>
            {onEdit && (
              <>
                <ActionIcon aria-label={t`Change ${unit.unit_name}`} onClick={() => onEdit(unit)}>
                  <IconEdit size={20} aria-hidden />
                </ActionIcon>
                <ActionIcon aria-label={t`Delete ${unit.unit_name}`} onClick={() => onRemove(unit)}>
                  <IconTrash size={20} aria-hidden />
                </ActionIcon>
              </>
            )}
          </div>
        )}
      </li>
    ))}
  </ul>
);

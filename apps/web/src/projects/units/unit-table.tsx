import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconEdit, IconTrash } from '@tabler/icons-react';
import { projectBhk } from '../../records/index.ts';
import { UnitForm } from './unit-form.tsx';
import { carpetText, leftText, superText, unitPrice, unitRate } from './unit-words.ts';
import styles from './units.module.css';
import type { UnitsShown } from './units-shown.ts';

/** The units on a desk. */
export const UnitTable = ({ project, units, editing, onEdit, onRemove }: UnitsShown) => (
  <div className={styles.scroll}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t`Unit type`}</th>
          <th scope="col">BHK</th>
          <th scope="col" className={styles.number}>
            {t`RERA carpet`}
          </th>
          <th scope="col" className={styles.number}>
            {t`Super built-up`}
          </th>
          <th scope="col" className={styles.number}>
            {t`Price`}
          </th>
          <th scope="col" className={styles.number}>
            {t`Left`}
          </th>
          {onEdit && <th aria-label={t`Actions`} />}
        </tr>
      </thead>
      <tbody>
        {units.map((unit) =>
          unit.id === editing ? (
            <tr key={unit.id}>
              <td colSpan={7} className={styles.inPlace}>
                <UnitForm project={project} unit={unit} onDone={() => onEdit?.(undefined)} />
              </td>
            </tr>
          ) : (
            <tr key={unit.id}>
              <th scope="row">{unit.unit_name}</th>
              <td>{unit.bhk === null ? '' : projectBhk([unit.bhk])}</td>
              <td className={styles.number}>{carpetText(unit)}</td>
              <td className={styles.number}>{superText(unit)}</td>
              <td className={styles.number}>
                <span className={styles.price}>{unitPrice(unit)}</span>
                <span className={styles.rate}>{unitRate(unit)}</span>
              </td>
              <td className={styles.number}>{leftText(unit)}</td>
              {onEdit && (
                <td className={styles.actions}>
                  <ActionIcon aria-label={t`Change ${unit.unit_name}`} onClick={() => onEdit(unit)}>
                    <IconEdit size={16} aria-hidden />
                  </ActionIcon>
                  <ActionIcon aria-label={t`Delete ${unit.unit_name}`} onClick={() => onRemove(unit)}>
                    <IconTrash size={16} aria-hidden />
                  </ActionIcon>
                </td>
              )}
            </tr>
          ),
        )}
      </tbody>
    </table>
  </div>
);

import type { ProjectUnit } from '@angan/contract/projects/project-units.ts';
import type { Project } from '@angan/contract/projects/projects.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { QueryView } from '../../ui/query-view.tsx';
import { usePhone } from '../../ui/screen.ts';
import { UnitForm } from './unit-form.tsx';
import { UnitList } from './unit-list.tsx';
import { UnitTable } from './unit-table.tsx';
import styles from './units.module.css';
import type { UnitsShown } from './units-shown.ts';
import { useRemoveUnit, useUnits } from './use-units.ts';

/** The unit types of a project, added and changed where they stand. */
export const Units = ({ project }: { project: Project }) => {
  const units = useUnits(project.id);
  const { data } = units;
  const [doing, setDoing] = useState<ProjectUnit | 'new'>();
  const remove = useRemoveUnit();
  const phone = usePhone();
  const shown: UnitsShown = {
    project,
    units: data?.results ?? [],
    editing: doing === 'new' ? undefined : doing?.id,
    onEdit: project.may_edit ? setDoing : undefined,
    onRemove: remove,
  };
  return (
    <section aria-label={t`Units`}>
      <header className={styles.head}>
        <h2>{t`Units`}</h2>
        {project.may_edit && doing !== 'new' && (
          <Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => setDoing('new')}>
            {t`Add unit type`}
          </Button>
        )}
      </header>
      <QueryView query={units} failed={t`The units did not load.`} loading={t`Loading the units`} rows={2} />
      {data?.results.length === 0 && doing !== 'new' && (
        <p className={styles.none}>
          {t`No unit types yet. Prices, BHK and what is left of the project follow from them.`}
        </p>
      )}
      {shown.units.length > 0 && (phone ? <UnitList {...shown} /> : <UnitTable {...shown} />)}
      {doing === 'new' && <UnitForm project={project} onDone={() => setDoing(undefined)} />}
    </section>
  );
};

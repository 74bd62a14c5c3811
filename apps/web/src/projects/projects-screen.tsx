import { projectTexts } from '@angan/contract/projects/texts.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { useKeys } from '../core/keys/index.ts';
import { perLanguage, word } from '../core/language/index.ts';
import { useMay } from '../core/session/index.ts';
import { NoRecords, RecordListPage } from '../records/index.ts';
import { projectColumns } from './columns.tsx';
import { ProjectCard, ProjectRow } from './project-card.tsx';
import { ProjectFilters } from './project-filters.tsx';
import { projectRecord, useProjectList } from './use-project-list.ts';

const orders = perLanguage(
  () =>
    [
      { id: '-created_date', label: t`Newest first` },
      { id: 'created_date', label: t`Oldest first` },
      { id: 'price_from', label: t`Lowest price` },
      { id: '-price_from', label: t`Highest price` },
      { id: '-units_left', label: t`Most units left` },
      { id: 'units_left', label: t`Fewest units left` },
    ] as const,
);

const importPath = '/datamigration?step=upload&kind=Projects';

/** Projects of builders: the list, and the open one over it. All of it stands in the address. */
export const ProjectsScreen = () => {
  const list = useProjectList();
  const mayAdd = useMay('project:create');
  const mayImport = useMay('migration:import') && mayAdd;
  const navigate = useNavigate();
  useKeys({ n: mayAdd ? { label: t`Add project`, run: () => void navigate('/addproject') } : undefined });
  const add = mayAdd && (
    <Button component={Link} to="/addproject" variant="filled" leftSection={<IconPlus size={16} aria-hidden />}>
      {t`Add project`}
    </Button>
  );
  const imports = mayImport && (
    <Button component={Link} to={importPath} leftSection={<IconFileImport size={16} aria-hidden />}>
      {t`Import`}
    </Button>
  );
  return (
    <RecordListPage
      name="projects"
      title={word(projectTexts.title)}
      list={list}
      orders={orders()}
      phoneRow={(props) => <ProjectRow {...props} />}
      views={[
        { kind: 'card', draw: (props) => <ProjectCard {...props} /> },
        { kind: 'table', columns: projectColumns(), isTall: true },
      ]}
      filters={<ProjectFilters list={list} />}
      actions={
        <>
          {imports}
          {add}
        </>
      }
      phoneActions={
        mayImport && (
          <ActionIcon component={Link} to={importPath} aria-label={t`Import`}>
            <IconFileImport size={22} aria-hidden />
          </ActionIcon>
        )
      }
      empty={(columns) => (
        <NoRecords
          list={list}
          title={word(projectTexts.none)}
          one={t`project`}
          columns={columns}
          why={t`Add a builder's project once: its units, its brokerage and how long your leads are locked stand in one place.`}
          action={
            <>
              {add}
              {imports}
            </>
          }
        />
      )}
      record={
        list.openId !== undefined && (
          <projectRecord.Component
            key={list.openId}
            id={list.openId}
            listed={list.listed}
            onClose={list.close}
            onPrevious={list.step(-1)}
            onNext={list.step(1)}
          />
        )
      }
    />
  );
};

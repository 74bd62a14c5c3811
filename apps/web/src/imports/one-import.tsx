import { t } from '@lingui/core/macro';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { RowMenu } from '../ui/data-list/index.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { toast } from '../ui/toast.ts';
import type { UrlState } from '../ui/use-url-state.ts';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { ImportBadge } from './import-badge.tsx';
import { ImportFrame } from './import-frame.tsx';
import { ImportItem } from './import-item.tsx';
import { ImportStep } from './import-step.tsx';
import { ReadStep } from './read-step.tsx';
import { ResultStep } from './result-step.tsx';
import { openSteps, type Step, shownStep, stepOf } from './steps.ts';
import { refusalOf, useImport, useImportSteps } from './use-import.ts';
import { ValuesStep } from './values-step.tsx';

const screens = {
  upload: ReadStep,
  columns: ColumnsStep,
  values: ValuesStep,
  check: CheckStep,
  import: ImportStep,
  result: ResultStep,
} as const satisfies Record<Step, unknown>;

interface Props {
  id: number;
  url: UrlState;
  onClose: () => void;
}

/** One import at the step where it stands, or at the one that the address names. */
export const OneImport = ({ id, url, onClose }: Props) => {
  const found = useImport(id);
  const migration = found.data;
  // A step that is done leaves the address for the one that comes next.
  const actions = useImportSteps(id, (next) => url.filter({ step: next, outcome: null, look: null }));
  const [givingUp, setGivingUp] = useState(false);
  if (!migration) {
    return (
      <ImportFrame title={t`Import`} onBack={onClose}>
        <QueryView
          query={found}
          failed={t`The import did not load.`}
          reason={refusalOf}
          loading={t`Loading the import`}
        />
      </ImportFrame>
    );
  }
  const step = shownStep(migration, url.get('step'));
  const reached = stepOf(migration);
  const open = openSteps(migration);
  const mayGiveUp = reached !== 'import' && reached !== 'result' && migration.working !== 'Importing';
  const Shown = screens[step];
  const giveUp = async () => {
    try {
      await actions.giveUp.mutateAsync(undefined);
      onClose();
      toast.success(t`${migration.file_name} is given up`);
    } catch (refusal) {
      toast.error(refusalOf(refusal as Error) ?? '');
    }
  };
  return (
    <>
      <Shown
        key={step}
        migration={migration}
        actions={actions}
        url={url}
        frame={{
          title: migration.file_name,
          badge: <ImportBadge migration={migration} />,
          menu: mayGiveUp && (
            <RowMenu
              large
              row={migration}
              label={t`More`}
              actions={[
                {
                  label: t`Give up this import`,
                  icon: <IconX size={16} aria-hidden />,
                  danger: true,
                  run: () => setGivingUp(true),
                },
              ]}
            />
          ),
          ...(migration.status !== 'Cancelled' && { step, reached, kind: migration.kind }),
          href: (each) =>
            open.includes(each) ? url.href({ step: each === reached ? null : each, page: null }) : undefined,
          onBack: onClose,
        }}
      />
      <DeleteDialog
        verb={t`Give up`}
        icon={<IconX size={16} aria-hidden />}
        what={t`this import`}
        opened={givingUp}
        item={<ImportItem migration={migration} />}
        consequence={t`Nothing is added, and what you chose for its columns is lost. The file can be uploaded again.`}
        onDelete={giveUp}
        onClose={() => setGivingUp(false)}
      />
    </>
  );
};

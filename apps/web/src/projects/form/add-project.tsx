import { projectCalls } from '@angan/contract/projects/projects.ts';
import { projectTexts } from '@angan/contract/projects/texts.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { projectPath, useRecordForm, useUsualUnit } from '../../records/index.ts';
import { FormPage } from '../../ui/form/index.ts';
import { showProject } from '../project-cache.ts';
import { bodyOf, draftMistakes, emptyDraft } from './project-draft.ts';
import { ProjectForm } from './project-form.tsx';

const api = client(projectCalls);

/** The few facts that note a project; its units are added where it is read. */
export const AddProject = () => {
  const unitOf = useUsualUnit();
  const [empty] = useState(() => ({ ...emptyDraft, land_unit: unitOf('Res. land') }));
  const navigate = useNavigate();
  const { draft, set, errors, page } = useRecordForm({
    name: 'project:add',
    initial: empty,
    mistakes: draftMistakes,
    save: (now) => api.create({ body: bodyOf(now) }),
    success: word(projectTexts.created),
    failure: word(projectTexts.createFailed),
    onSaved: (project) => {
      void showProject(project);
      navigate(projectPath(project.id), { replace: true });
    },
  });
  return (
    <FormPage
      {...page}
      title={t`Add project`}
      submit={t`Add project`}
      summary={[draft.project_name, draft.builder_name].filter(Boolean).join(', ')}
      onCancel={() => navigate('/projects')}
    >
      <ProjectForm draft={draft} errors={errors} set={set} />
    </FormPage>
  );
};

import { projectCalls } from '@angan/contract/projects/projects.ts';
import { projectTexts } from '@angan/contract/projects/texts.ts';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, client, fieldErrors, firstNonField } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { projectPath, useRecordForm, useUsualUnit } from '../../records/index.ts';
import { FormPage } from '../../ui/form/index.ts';
import { toast } from '../../ui/toast.ts';
import { showProject } from '../project-cache.ts';
import { bodyOf, draftMistakes, emptyDraft } from './project-draft.ts';
import { ProjectForm } from './project-form.tsx';

const api = client(projectCalls);

/** The few facts that note a project; its units are added where it is read. */
export const AddProject = () => {
  const unitOf = useUsualUnit();
  const [empty] = useState(() => ({ ...emptyDraft, land_unit: unitOf('Res. land') }));
  const { draft, set, errors, refuse, ...form } = useRecordForm('project:add', empty);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: () => api.create({ body: bodyOf(draft) }),
    onSuccess: (project) => {
      form.clear();
      toast.success(word(projectTexts.created));
      void showProject(queries, project);
      navigate(projectPath(project.id), { replace: true });
    },
    onError: (error) => {
      refuse(fieldErrors(error));
      if (!(error instanceof ApiError && error.told))
        toast.error(firstNonField(error) ?? word(projectTexts.createFailed));
    },
  });
  const submit = () => {
    const wrong = draftMistakes(draft);
    refuse(wrong);
    if (Object.keys(wrong).length === 0) add.mutate();
  };
  return (
    <FormPage
      title={t`Add project`}
      submit={t`Add project`}
      busy={add.isPending}
      summary={[draft.project_name, draft.builder_name].filter(Boolean).join(', ')}
      isKept={form.isKept}
      onStartOver={form.startOver}
      onSubmit={submit}
      onCancel={() => navigate('/projects')}
    >
      <ProjectForm draft={draft} errors={errors} set={set} />
    </FormPage>
  );
};

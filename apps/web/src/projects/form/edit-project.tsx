import { type Project, projectCalls } from '@angan/contract/projects/projects.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client, query, useCall } from '../../core/api/index.ts';
import { projectPath, useRecordForm } from '../../records/index.ts';
import { FormPage } from '../../ui/form/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ErrorState, LoadingRows } from '../../ui/states.tsx';
import { showProject } from '../project-cache.ts';
import { changesOf, draftMistakes, draftOf } from './project-draft.ts';
import { ProjectForm } from './project-form.tsx';

const api = client(projectCalls);

/** All that is known of a project, to be changed. */
export const EditProject = ({ id }: { id: number }) => {
  const { data, error, refetch } = useQuery({
    ...query(projectCalls.get, { params: { id } }, { quiet: true }),
    // What somebody is changing does not change under their hands.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return <Editor key={id} project={data} />;
  return (
    <PageFrame title={t`Edit project`}>
      {error ? (
        <ErrorState title={t`The project did not load.`} retry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <LoadingRows rows={8} label={t`Loading the project`} />
      )}
    </PageFrame>
  );
};

const Editor = ({ project }: { project: Project }) => {
  const [before] = useState(() => draftOf(project));
  const { draft, set, errors, refuse, ...form } = useRecordForm(`project:${project.id}`, before);
  const navigate = useNavigate();
  const back = () => navigate(projectPath(project.id), { replace: true });
  const changes = changesOf(project, draft);
  const save = useCall(() => api.update({ params: { id: project.id }, body: changes }), {
    success: (changed) => t`Saved: ${changed.project_name}`,
    onFieldErrors: refuse,
    onSuccess: (changed) => {
      form.clear();
      void showProject(changed);
      back();
    },
  });
  const submit = () => {
    const wrong = draftMistakes(draft);
    refuse(wrong);
    if (Object.keys(wrong).length === 0) save.mutate();
  };
  return (
    <FormPage
      title={t`Edit ${project.project_name}`}
      submit={t`Save`}
      busy={save.isPending}
      unchanged={Object.keys(changes).length === 0}
      summary={[draft.project_name, draft.builder_name].filter(Boolean).join(', ')}
      isKept={form.isKept}
      onStartOver={form.startOver}
      onSubmit={submit}
      onCancel={back}
    >
      <ProjectForm draft={draft} errors={errors} set={set} whole />
    </FormPage>
  );
};

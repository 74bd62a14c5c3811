import type { Inquiry, requirementFacts } from '@angan/contract/inquiries/inquiries.ts';
import { leadLimits, projectInquiryCalls } from '@angan/contract/projects/project-inquiries.ts';
import type { Project } from '@angan/contract/projects/projects.ts';
import { projectTexts } from '@angan/contract/projects/texts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { lockUntil } from '@angan/domain/lead-lock.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { client, useCall } from '../core/api/index.ts';
import { formatDate, word } from '../core/language/index.ts';
import {
  FindField,
  type Found,
  type FoundProject,
  foundInquiry,
  foundProject,
  useFoundInquiries,
  useFoundProjects,
} from '../records/index.ts';
import { DayField, FormDialog, TextField } from '../ui/form/index.ts';

const api = client(projectInquiryCalls);

interface Props {
  /** The side that is known: one is the record that one comes from, the other is looked for. */
  project?: Project;
  inquiry?: Pick<Inquiry, 'id' | 'inquiry_code' | 'contact' | 'may_edit' | keyof typeof requirementFacts>;
  /** The main button of its place. */
  filled?: boolean;
  /** Beside a heading. */
  small?: boolean;
}

/** Registers a lead with a builder: one button and one dialog, from the project as from the inquiry. */
export const RegisterLead = ({ filled = false, small = false, ...sides }: Props) => {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        leftSection={<IconLock size={small ? 14 : 16} aria-hidden />}
        {...(small && { size: 'xs' })}
        {...(filled && { variant: 'filled' })}
        onClick={() => setOpened(true)}
      >
        {t`Register lead`}
      </Button>
      {opened && <Dialog {...sides} onClose={() => setOpened(false)} />}
    </>
  );
};

const Dialog = ({ project, inquiry, onClose }: Pick<Props, 'project' | 'inquiry'> & { onClose: () => void }) => {
  const [chosenProject, setProject] = useState<FoundProject | null>(project ? foundProject(project) : null);
  const [chosenInquiry, setInquiry] = useState<Found | null>(inquiry ? foundInquiry(inquiry) : null);
  const [day, setDay] = useState(dayInIndia());
  const [registered_with, setWith] = useState('');
  const [ref_no, setRef] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useCall(
    () =>
      api.create({
        body: {
          project: chosenProject!.id,
          inquiry: chosenInquiry!.id,
          registered_on: day,
          registered_with,
          ref_no,
        },
      }),
    {
      success: word(projectTexts.leadRegistered),
      onFieldErrors: setErrors,
      changes: ['project_inquiry'],
      onSuccess: onClose,
    },
  );
  const submit = () => {
    const missing = {
      ...(chosenProject ? {} : { project: t`Choose the project.` }),
      ...(chosenInquiry ? {} : { inquiry: t`Choose the inquiry.` }),
      ...(day ? {} : { registered_on: t`Enter the day.` }),
    };
    setErrors(missing);
    if (Object.keys(missing).length === 0) save.mutate();
  };
  const until = day ? lockUntil(day, chosenProject?.lockDays ?? null) : null;
  return (
    <FormDialog
      opened
      title={t`Register lead`}
      submit={t`Register lead`}
      busy={save.isPending}
      // The side that one comes from has no field of its own.
      error={(inquiry && errors.inquiry) ?? (project && errors.project)}
      note={until && t`Locked until ${formatDate(until)}`}
      onSubmit={submit}
      onClose={onClose}
    >
      {!inquiry && (
        <FindField
          label={t`Inquiry`}
          placeholder={t`Name or code`}
          value={chosenInquiry}
          useFound={useFoundInquiries}
          error={errors.inquiry}
          onChange={setInquiry}
        />
      )}
      {!project && (
        <FindField
          label={t`Project`}
          placeholder={t`Project or builder`}
          value={chosenProject}
          useFound={useFoundProjects}
          error={errors.project}
          onChange={setProject}
        />
      )}
      <DayField label={t`Registered on`} value={day} error={errors.registered_on} onChange={setDay} />
      <TextField
        label={t`Registered with`}
        placeholder={t`Who took it at the builder's`}
        value={registered_with}
        maxLength={leadLimits.registered_with}
        error={errors.registered_with}
        onChange={setWith}
      />
      <TextField
        label={t`Reference number`}
        value={ref_no}
        maxLength={leadLimits.ref_no}
        error={errors.ref_no}
        onChange={setRef}
      />
    </FormDialog>
  );
};

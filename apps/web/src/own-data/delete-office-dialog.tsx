import { passwordLimits } from '@angan/contract/auth/auth.ts';
import { codeLimits } from '@angan/contract/auth/registration.ts';
import { type OfficeDeletion, officeDeletionCalls } from '@angan/contract/own-data/office-deletion.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CodeField, Resend } from '../auth/light.ts';
import { client, query, useCall } from '../core/api/index.ts';
import { formatDate } from '../core/language/index.ts';
import { renewMe } from '../core/session/index.ts';
import { FormDialog, PasswordField, TextField } from '../ui/form/index.ts';
import { QueryView } from '../ui/query-view.tsx';
import { DeletionHeld } from './deletion-held.tsx';

const api = client(officeDeletionCalls);
const mostOfName = 200;

/** Deletes the office: says what goes and what stays, asks for its name and the password, then for the code by SMS. */
export const DeleteOfficeDialog = ({ onClose }: { onClose: () => void }) => {
  const deletion = useQuery(query(officeDeletionCalls.get, {}, { quiet: true }));
  const [company_name, setName] = useState('');
  const [current_password, setPassword] = useState('');
  const [otp, setOtp] = useState('');
  const [sentAt, setSentAt] = useState(0);
  const sendCode = () => api.code({ body: { company_name, current_password } });
  const send = useCall(sendCode, { quiet: true, onSuccess: () => setSentAt(Date.now()) });
  const begin = useCall(() => api.begin({ body: { company_name, otp } }), {
    quiet: true,
    // The guards lead on to the one screen that is left.
    onSuccess: () => renewMe(true),
  });
  const isSent = sentAt > 0;
  const name = (
    <TextField
      label={t`Name of the office`}
      value={company_name}
      onChange={setName}
      error={send.errors.company_name}
      maxLength={mostOfName}
      required
    />
  );
  return (
    <FormDialog
      opened
      title={t`Delete the office`}
      submit={isSent ? t`Delete the office` : t`Send the code`}
      busy={send.isPending || begin.isPending}
      error={isSent ? (begin.problem ?? begin.errors.company_name) : send.problem}
      onSubmit={() => deletion.data && (isSent ? begin : send).mutate(undefined)}
      onClose={onClose}
    >
      <QueryView query={deletion} failed={t`What the office has did not load.`} rows={5}>
        {(shown) =>
          isSent ? (
            <Code
              shown={shown}
              otp={otp}
              onChange={setOtp}
              error={begin.errors.otp}
              {...{ sentAt, sendCode, setSentAt }}
            />
          ) : (
            <>
              <DeletionHeld deletion={shown} />
              {name}
              <PasswordField
                label={t`Current password`}
                value={current_password}
                onChange={(event) => setPassword(event.currentTarget.value)}
                error={send.errors.current_password}
                maxLength={passwordLimits.most}
                autoComplete="current-password"
                required
              />
            </>
          )
        }
      </QueryView>
    </FormDialog>
  );
};

interface CodeProps {
  shown: OfficeDeletion;
  otp: string;
  onChange: (otp: string) => void;
  error: string | undefined;
  sentAt: number;
  sendCode: () => Promise<unknown>;
  setSentAt: (at: number) => void;
}

const Code = ({ shown, otp, onChange, error, sentAt, sendCode, setSentAt }: CodeProps) => (
  <>
    <p>{t`Enter the code that we sent by SMS to ${shown.mobile}. It is good for ${codeLimits.minutes} minutes.`}</p>
    <CodeField value={otp} onChange={onChange} error={error} first />
    <Resend label={t`Send a new code`} sentAt={sentAt} onSent={() => setSentAt(Date.now())} send={sendCode} />
    <p>{t`${shown.company_name} closes at once and is deleted on ${formatDate(shown.delete_on)}.`}</p>
  </>
);

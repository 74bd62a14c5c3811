import type { DeviceLimit } from '@angan/contract/auth/devices.ts';
import { type ReactNode, useState } from 'react';
import { ApiError, useCall } from '../core/api/index.ts';
import { signIn } from '../core/session/index.ts';
import { DeviceQuestion } from './device-question.tsx';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** What the server told of the devices in place, where it refused to sign in for that; undefined for any other failure. */
const deviceLimitIn = (error: unknown): DeviceLimit | undefined => {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const body = error.body as DeviceLimit | undefined;
  return body?.code === 'device_limit' ? body : undefined;
};

/**
 * Signing in, by a form or a tap. `question` stands in the place of what was asked for where the person is signed in on as
 * many devices as the plan has, until one is chosen to go.
 */
export const useSignIn = () => {
  const [asked, setAsked] = useState<Credentials & { limit: DeviceLimit }>();
  const call = useCall(
    ({ username, password, logOut }: Credentials & { logOut?: number[] }) => signIn(username, password, logOut),
    {
      quiet: true,
      onError: (error, { username, password }) => {
        const limit = deviceLimitIn(error);
        setAsked(limit && { username, password, limit });
      },
    },
  );
  const question: ReactNode = asked && (
    <DeviceQuestion
      key={asked.limit.devices.map(({ id }) => id).join()}
      limit={asked.limit}
      busy={call.isPending}
      onChoose={(logOut) => call.mutate({ username: asked.username, password: asked.password, logOut })}
      onBack={() => {
        setAsked(undefined);
        call.reset();
      }}
    />
  );
  return { ...call, question };
};

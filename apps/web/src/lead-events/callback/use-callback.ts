import { type FacebookPageChoice, facebookCalls } from '@angan/contract/lead-events/facebook.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError, client, fieldErrors, useCall } from '../../core/api/index.ts';
import { openAddress } from '../../core/platform/index.ts';
import { facebookPath } from '../words/paths.ts';

const api = client(facebookCalls);

/** Facebook's dialog once more. */
export const useBeginAgain = () =>
  useCall(() => api.dialog(), {
    onSuccess: ({ url }) => openAddress(url),
    failure: t`Facebook’s dialog could not be opened.`,
  });

/** The pages behind a code. It works once, so it is never traded a second time by itself. */
export const useExchangedCode = (code: string, state: string) =>
  useQuery({
    queryKey: ['code of the Facebook dialog', code],
    queryFn: async () => {
      try {
        return await api.exchangeCode({ body: { code, state } });
      } catch (error) {
        const [beside] = Object.values(fieldErrors(error));
        throw beside ? new Error(beside) : error;
      }
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    retryOnMount: false,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Whether the server answered at all: then what it says is about the page. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Connects a page and goes to the settings; why it could not be stands beside the page. */
export const useConnectPage = () => {
  const navigate = useNavigate();
  const connect = useCall(
    ({ id, access_token }: Pick<FacebookPageChoice, 'id' | 'access_token'>) =>
      api.connectPage({ body: { page_id: id, page_access_token: access_token } }),
    {
      success: t`Page connected successfully!`,
      failure: (error) =>
        isRefusal(error) ? t`Failed to connect page.` : t`Something went wrong while connecting the page.`,
      changes: ['facebook_page', 'facebook_form', 'lead_event'],
      onSuccess: ({ id }) => navigate(`${facebookPath}&page=${id}`, { replace: true }),
    },
  );
  const [beside] = Object.values(connect.errors);
  return { ...connect, why: beside ?? connect.problem };
};

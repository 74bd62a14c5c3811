import { ownAccountCalls } from '@angan/contract/auth/own-account.ts';
import { t } from '@lingui/core/macro';
import { client } from '../core/api/index.ts';
import { adoptMe, useAuth } from '../core/session/index.ts';
import type { SendPicture } from '../ui/form/use-picture-upload.ts';
import { toast } from '../ui/toast.ts';

const { updateMe } = client(ownAccountCalls);

/** The photo that is one's own to change: the Owner's is the company's. Changed, it stands in the bar and the menu at once. */
export const usePhoto = () => {
  const me = useAuth(({ userInfo }) => userInfo);
  const field = me?.usertype === 'Owner' ? 'profile_photo' : 'subuser_profile_photo';
  const change = async (photo: Blob | '', said: string, onProgress?: (share: number) => void) => {
    adoptMe(await updateMe({ body: { [field]: photo } }, { onProgress, quiet: true }));
    toast.success(said);
  };
  const send: SendPicture = (picture, onProgress) => change(picture, t`Photo changed`, onProgress);
  const remove = () => change('', t`Photo removed`);
  return { photo: me?.[field] ?? null, send, remove };
};

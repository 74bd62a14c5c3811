import { registrationCalls } from '@angan/contract/auth/registration.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { ApiError, client } from '../../core/api/index.ts';
import { LoadingRows } from '../../ui/states.tsx';
import styles from '../auth.module.css';
import { Way, WayHead } from '../way.tsx';
import { BadLink } from './bad-link.tsx';
import { noteMissing } from './kept-registration.ts';
import { Ready } from './ready.tsx';

const calls = client(registrationCalls);

/** Proves the address, and asks what is still missing. A link that was used has done its work: that is no failure. */
const follow = async (link: { uid: string; token: string }) => {
  const used = await calls.activation({ body: link }).then(
    () => false,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 403) return true;
      throw error;
    },
  );
  return { used, ...(await calls.registration({ body: link })) };
};

/** Where the mailed link leads: it is followed at once, and then says what comes next. */
export const ActivationScreen = () => {
  const { uid = '', token = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['activation', uid, token],
    queryFn: () => follow({ uid, token }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  useEffect(() => {
    if (data) noteMissing(data.id, data.missing);
  }, [data]);
  return <Way>{data ? <Followed {...data} /> : error ? <BadLink error={error} retry={refetch} /> : <Following />}</Way>;
};

const Following = () => (
  <section className={styles.form} aria-busy>
    <WayHead title={t`Confirming your e-mail address`} />
    <LoadingRows rows={2} label={t`Confirming`} />
  </section>
);

const Followed = ({ id, email, mobile, missing, used }: Awaited<ReturnType<typeof follow>>) => {
  const note = used ? t`This link was used before. ` : '';
  if (missing.length === 0) return <Ready email={email} note={note} />;
  return (
    <section className={styles.form}>
      <WayHead title={t`E-mail address confirmed`}>
        {t`${note}One step is left: the code that we sent by SMS to the number that ends in ${mobile.slice(-3)}.`}
      </WayHead>
      <Button component={Link} to={`/verifymobile?registration=${id}`} variant="filled" className={styles.submit}>
        {t`Verify mobile number`}
      </Button>
    </section>
  );
};

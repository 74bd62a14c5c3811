import type { Me } from '@angan/contract/auth/auth.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { OwnDeviceUse } from '../auth/light.ts';
import { perLanguage } from '../core/language/index.ts';
import { lazyPart } from '../core/screen.ts';
import { AppLock } from './app-lock.tsx';
import { KnownFact, KnownFacts } from './known-facts.tsx';
import type { OwnAddressKind } from './own-address-dialog.tsx';
import styles from './profile.module.css';

const dialog = lazyPart(() => import('./own-address-dialog.tsx'), 'OwnAddressDialog');

/** What a person is known by and signs in with, and the ways to change it. */
export const SignInFacts = ({ me }: { me: Me }) => {
  const [changing, setChanging] = useState<OwnAddressKind>();
  const change = (kind: OwnAddressKind, label: string) => (
    <Button
      variant="subtle"
      size="xs"
      className={styles.change ?? ''}
      onPointerEnter={dialog.prefetch}
      onClick={() => setChanging(kind)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <KnownFacts>
        <KnownFact label={t`Username`}>{me.username}</KnownFact>
        <KnownFact label={t`Email`}>
          {me.email}
          {change('email', t`Change e-mail`)}
        </KnownFact>
        <KnownFact label={t`Mobile number`}>
          {formatMobile(me.mobile)}
          {change('mobile', t`Change number`)}
        </KnownFact>
        <KnownFact label={t`Devices`}>
          <OwnDeviceUse />
        </KnownFact>
        <AppLock />
      </KnownFacts>
      <Suspense>{changing && <dialog.Component kind={changing} onClose={() => setChanging(undefined)} />}</Suspense>
    </>
  );
};

export const verified = perLanguage(() => t`You sign in with these. A new one is proved by a code.`);

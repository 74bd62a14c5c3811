import { t } from '@lingui/core/macro';
import { type ComponentType, type JSX, Suspense } from 'react';
import { lazyPart } from '../core/screen.ts';
import { LoadingRows } from './states.tsx';

/** What stands on other nouns' records, as its own chunk that comes when it is reached for: grey rows or nothing stand till then. */
export const partOf = <Props extends JSX.IntrinsicAttributes & object, N extends string>(
  load: () => Promise<{ [K in N]: ComponentType<Props> }>,
  name: N,
  meanwhile: 'rows' | 'nothing' = 'rows',
) => {
  const { Component } = lazyPart(load, name);
  return (props: Props) => (
    <Suspense fallback={meanwhile === 'rows' ? <LoadingRows rows={2} label={t`Loading`} /> : null}>
      <Component {...props} />
    </Suspense>
  );
};

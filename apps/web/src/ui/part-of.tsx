import { t } from '@lingui/core/macro';
import { type ComponentType, type JSX, Suspense } from 'react';
import { lazyPart } from '../core/screen.ts';
import { LoadingRows } from './states.tsx';

/** What stands on other nouns' records, as its own chunk that comes when its tab is opened: grey rows stand till then. */
export const partOf = <Props extends JSX.IntrinsicAttributes & object, N extends string>(
  load: () => Promise<{ [K in N]: ComponentType<Props> }>,
  name: N,
) => {
  const { Component } = lazyPart(load, name);
  return (props: Props) => (
    <Suspense fallback={<LoadingRows rows={2} label={t`Loading`} />}>
      <Component {...props} />
    </Suspense>
  );
};

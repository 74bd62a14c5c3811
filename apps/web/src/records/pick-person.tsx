import { Suspense } from 'react';
import { hasAddressBook } from '../core/platform/index.ts';
import { lazyPart } from '../core/screen.ts';
import type { PickPersonProps } from './pick-person-button.tsx';

const { Component: PickPersonButton } = lazyPart(() => import('./pick-person-button.tsx'), 'PickPersonButton');

/** Takes a person over from the phone's own address book; nothing where there is none to be asked. */
export const PickPerson = (props: PickPersonProps) =>
  hasAddressBook() && (
    <Suspense>
      <PickPersonButton {...props} />
    </Suspense>
  );

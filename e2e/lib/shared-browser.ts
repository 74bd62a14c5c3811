import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

let shared: Promise<Browser> | undefined;

/** The one browser of all journeys; nobody closes it but the run's end. */
export const sharedBrowser = (): Promise<Browser> => {
  shared ??= chromium.connect(inject('browserUrl'));
  return shared;
};

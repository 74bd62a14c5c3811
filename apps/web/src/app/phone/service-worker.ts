/** The app's files are on the phone: nothing has to keep them. */
export const startServiceWorker = async (): Promise<void> => undefined;

import { BiometricAuth, BiometryError, BiometryErrorType } from '@aparajita/capacitor-biometric-auth';
import { Capacitor } from '@capacitor/core';
import { t } from '@lingui/core/macro';
import { read, write } from '../../persist.ts';

/** A setting of this phone: it belongs to whoever holds it, not to who is in. */
const key = 'app_lock';

export const isLockOn = (): boolean => read<boolean>(key) === true;
export const setLock = (isOn: boolean): void => write(key, isOn || undefined);

/** Whether this build can ask the phone. */
export const canLock = (): boolean => Capacitor.isPluginAvailable('BiometricAuthNative');

/** What became of asking; `impossible`: the phone has no screen lock, so it cannot know its person. */
export type Proof = 'proved' | 'refused' | 'impossible';

const impossible: readonly BiometryErrorType[] = [
  BiometryErrorType.passcodeNotSet,
  BiometryErrorType.noDeviceCredential,
];

/** Has the phone ask for a finger, a face or its own code. */
export const prove = async (): Promise<Proof> => {
  try {
    const { deviceIsSecure } = await BiometricAuth.checkBiometry();
    if (!deviceIsSecure) return 'impossible';
    await BiometricAuth.authenticate({
      reason: t`Open Angan`,
      androidTitle: t`Open Angan`,
      cancelTitle: t`Cancel`,
      allowDeviceCredential: true,
    });
    return 'proved';
  } catch (error) {
    return error instanceof BiometryError && impossible.includes(error.code) ? 'impossible' : 'refused';
  }
};

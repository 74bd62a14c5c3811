import { z } from 'zod';

const list = (one: RegExp, what: string) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .refine((parts) => parts.every((part) => one.test(part)), what);

/** The settings of the app in the stores; each is of use without the others. */
export const phoneAppSettings = {
  APP_ORIGINS: list(
    /^[a-z][a-z\d+.-]*:\/\/[a-z\d.-]+(:\d{1,5})?$/i,
    'addresses with commas between them, such as https://localhost,capacitor://localhost',
  ),
  APP_ANDROID_ID: z
    .string()
    .regex(/^[a-z]\w*(\.[a-z]\w*)+$/i, 'an id such as com.angan.office')
    .optional(),
  APP_ANDROID_FINGERPRINTS: list(
    /^([\dA-F]{2}:){31}[\dA-F]{2}$/,
    'SHA-256 fingerprints with commas between them, each of 32 pairs of capital signs with colons',
  ),
  APP_IOS_ID: z
    .string()
    .regex(/^[A-Z\d]{10}\.[\w.-]+$/, "the team's ten signs, a point and the id, such as ABCDE12345.com.angan.office")
    .optional(),
};
type Given = z.infer<z.ZodObject<typeof phoneAppSettings>>;

export const phoneAppOf = (given: Given) => ({
  origins: given.APP_ORIGINS,
  android:
    given.APP_ANDROID_ID && given.APP_ANDROID_FINGERPRINTS.length > 0
      ? { id: given.APP_ANDROID_ID, fingerprints: given.APP_ANDROID_FINGERPRINTS }
      : undefined,
  ios: given.APP_IOS_ID,
});

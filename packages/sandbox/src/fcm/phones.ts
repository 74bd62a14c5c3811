import { randomBytes } from 'node:crypto';

/** A phone with the app, as far as Firebase goes. */
export interface Phone {
  readonly token: string;
  readonly platform: 'android' | 'ios';
  /** The app was taken off it. */
  isGone: boolean;
}

/** The phones that registered here. */
export class Phones {
  private readonly all = new Map<string, Phone>();

  register(platform: Phone['platform']): Phone {
    const token = `${randomBytes(16).toString('base64url')}:APA91b${randomBytes(100).toString('base64url')}`;
    const phone = { token, platform, isGone: false };
    this.all.set(token, phone);
    return phone;
  }

  find(token: string): Phone | undefined {
    return this.all.get(token);
  }
}

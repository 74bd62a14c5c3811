/** The keys of a database: one that seals, one that makes names that tell nothing. Neither can be read out. */
export interface Keys {
  readonly stored: { readonly seal: CryptoKey; readonly name: CryptoKey };
  readonly nameOf: (name: string) => Promise<string>;
  readonly as: (stored: Keys['stored']) => Keys;
}

export interface Box {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

const text = new TextEncoder();

const keysOf = (stored: Keys['stored']): Keys => ({
  stored,
  as: keysOf,
  nameOf: async (name) => {
    const signed = new Uint8Array(await crypto.subtle.sign('HMAC', stored.name, text.encode(name)));
    return Array.from(signed, (byte) => byte.toString(16).padStart(2, '0')).join('');
  },
});

export const newKeys = async (): Promise<Keys> => {
  const [seal, name] = await Promise.all([
    crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
  ]);
  return keysOf({ seal, name: name as CryptoKey });
};

/** Seals a value, bound to its name: in the place of another it does not open. */
export const sealWith = async ({ stored }: Keys, name: string, value: unknown): Promise<Box> => {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const algorithm = { name: 'AES-GCM', iv, additionalData: text.encode(name) };
  return { iv, data: await crypto.subtle.encrypt(algorithm, stored.seal, text.encode(JSON.stringify(value))) };
};

/** undefined where it was sealed with another key, under another name, or changed since. */
export const openWith = async ({ stored }: Keys, name: string, { iv, data }: Box): Promise<unknown> => {
  const algorithm = { name: 'AES-GCM', iv, additionalData: text.encode(name) };
  const plain = await crypto.subtle.decrypt(algorithm, stored.seal, data).catch(() => undefined);
  return plain && JSON.parse(new TextDecoder().decode(plain));
};

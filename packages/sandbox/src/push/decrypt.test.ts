import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { decrypted, Unreadable } from './decrypt.ts';

/** The example of RFC 8291, section 5. */
const example = {
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const receiver = () => {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(example.privateKey, 'base64url');
  return { keys, auth: Buffer.from(example.auth, 'base64url') };
};
const message = Buffer.from(example.message, 'base64url');

it('reads the example of the standard', () => {
  expect(decrypted(message, receiver())).toBe('When I grow up, I want to be a watermelon');
});

it('reads nothing that was changed, cut short, or meant for another', () => {
  const changed = Buffer.from(message);
  changed[changed.length - 1]! ^= 1;
  const other = createECDH('prime256v1');
  other.generateKeys();
  for (const body of [changed, message.subarray(0, 40), message.subarray(0, 90), Buffer.alloc(0)])
    expect(() => decrypted(body, receiver())).toThrow(Unreadable);
  expect(() => decrypted(message, { ...receiver(), keys: other })).toThrow(Unreadable);
});

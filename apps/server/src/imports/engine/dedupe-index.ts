/** What is here, and what the rows before have added, by the keys that make two of them the same. */
export class DedupeIndex<Handle extends { readonly id: number }> {
  readonly #byKey = new Map<string, Handle[]>();
  readonly #byId = new Map<number, Handle>();

  /** Makes a handle found by these keys; who stands there already is found before it. */
  add(handle: Handle, keys: readonly string[]): Handle {
    for (const key of keys) {
      const held = this.#byKey.get(key);
      if (!held) this.#byKey.set(key, [handle]);
      else if (!held.includes(handle)) held.push(handle);
    }
    if (handle.id) this.#byId.set(handle.id, handle);
    return handle;
  }

  /** The first by the first of the keys that anything has; `isSame` says whether one that shares a key is meant. */
  find(keys: readonly string[], isSame: (key: string, one: Handle) => boolean = () => true): Handle | undefined {
    for (const key of keys) {
      const found = this.#byKey.get(key)?.find((one) => isSame(key, one));
      if (found) return found;
    }
    return undefined;
  }

  withId(id: number | undefined): Handle | undefined {
    return id === undefined ? undefined : this.#byId.get(id);
  }
}

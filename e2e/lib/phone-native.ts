/**
 * The phone's side of Capacitor's bridge, played in the page: it hears what the app posts, as Android and iOS each have it,
 * and answers as their plugins do. Runs inside the page before anything of it, so it uses nothing from outside.
 */

export type Kind = 'android' | 'ios';

/** What the phone is told beforehand. */
export interface PhoneSetting {
  readonly kind: Kind;
  /** Whether its person allows what plugins ask for. */
  readonly allows: boolean;
  /** Whether it has a screen lock. */
  readonly isSecure: boolean;
  /** Plugins that this build lacks. */
  readonly without: readonly string[];
  /** Its address book; the first is picked where one is asked for. */
  readonly people: readonly { readonly displayName: string; readonly numbers: readonly string[] }[];
}

interface Call {
  callbackId: string;
  pluginId: string;
  methodName: string;
  options: Record<string, unknown>;
}

export interface PlayedPhone {
  /** Every call in its order, as 'Plugin.method', with what came along. */
  readonly calls: { readonly name: string; readonly options: Record<string, unknown> }[];
  /** What it is to show at a moment. */
  reminders(): object[];
  /** An event of a plugin; kept until somebody listens, as the real ones are. */
  tell(plugin: string, event: string, data: object): void;
}

export const playPhone = ({ kind, allows, isSecure, without, people }: PhoneSetting): void => {
  const state = allows ? 'granted' : 'denied';
  let copied = '';

  /** Outlives the page and stands in no storage of it, as the real one. */
  const keystore = (): Record<string, unknown> => JSON.parse(window.name || '{}');
  /** So does what the phone knows of the app: whether its person was asked, and what is set and not shown yet. */
  const known = <T>(name: string, otherwise: T) => (keystore()[name] ?? otherwise) as T;
  const note = (name: string, value: unknown) => {
    window.name = JSON.stringify({ ...keystore(), [name]: value });
  };
  const wasAsked = () => known('was asked', false);
  const ask = () => note('was asked', true);
  const reminders = () => known<{ id: number }[]>('reminders', []);
  const dropped = (gone: { id: number }[]) => reminders().filter(({ id }) => !gone.some((one) => one.id === id));
  const contactOf = ({ displayName, numbers }: PhoneSetting['people'][number]) => ({
    displayName,
    phoneNumbers: numbers.map((value) => ({ value, type: 'MOBILE' })),
  });
  /** Plugins with their methods; what a method answers, or the sentence with which it refuses. */
  const plugins: Record<string, Record<string, (options: Record<string, unknown>) => unknown>> = {
    App: { minimizeApp: () => undefined, exitApp: () => undefined, getLaunchUrl: () => undefined },
    Clipboard: {
      write: ({ string }) => {
        copied = String(string);
      },
      read: () => (copied ? { value: copied, type: 'text/plain' } : new Error('There is no data on the clipboard')),
    },
    FirebaseMessaging: {
      checkPermissions: () => ({ receive: wasAsked() ? state : 'prompt' }),
      requestPermissions: () => {
        ask();
        return { receive: state };
      },
      getToken: () => ({ token: `played-${'a'.repeat(22)}:${'b'.repeat(140)}` }),
      deleteToken: () => undefined,
      createChannel: () => undefined,
    },
    Filesystem: { writeFile: ({ path }) => ({ uri: `file:///data/cache/${path}` }) },
    Share: { share: () => (allows ? { activityType: 'played' } : new Error('Share canceled')) },
    SecureStorage: {
      internalGetItem: ({ prefixedKey }) => ({ data: keystore()[String(prefixedKey)] ?? null }),
      internalSetItem: ({ prefixedKey, data }) => {
        window.name = JSON.stringify({ ...keystore(), [String(prefixedKey)]: data });
      },
      internalRemoveItem: ({ prefixedKey }) => {
        const { [String(prefixedKey)]: removed, ...left } = keystore();
        window.name = JSON.stringify(left);
        return { success: removed !== undefined };
      },
    },
    BiometricAuthNative: {
      checkBiometry: () => ({ isAvailable: isSecure, deviceIsSecure: isSecure, biometryType: 3, biometryTypes: [3] }),
      internalAuthenticate: () => (allows ? undefined : new Error('Canceled')),
    },
    CapacitorContacts: {
      // The phone's own list needs no permission. Where it is put away Android answers no list at all.
      pickContact: () =>
        people[0] ? { contacts: [contactOf(people[0])] } : kind === 'android' ? {} : { contacts: [] },
      requestPermissions: () => ({ readContacts: state, writeContacts: 'denied' }),
      getContacts: () =>
        allows ? { contacts: people.map(contactOf) } : new Error('READ_CONTACTS permission not granted.'),
    },
    LocalNotifications: {
      checkPermissions: () => ({ display: wasAsked() ? state : 'prompt' }),
      requestPermissions: () => {
        ask();
        return { display: state };
      },
      checkExactNotificationSetting: () => ({ exact_alarm: 'denied' }),
      createChannel: () => undefined,
      getPending: () => ({ notifications: reminders() }),
      schedule: ({ notifications }) => {
        if (!wasAsked() || !allows) return new Error('Notifications are disabled.');
        note('reminders', [...dropped(notifications as { id: number }[]), ...(notifications as object[])]);
        return { notifications };
      },
      cancel: ({ notifications }) => note('reminders', dropped(notifications as { id: number }[])),
      removeAllDeliveredNotifications: () => undefined,
    },
    Network: { getStatus: () => ({ connected: true, connectionType: 'cellular' }) },
    Haptics: { impact: () => undefined },
    SystemBars: { setStyle: () => undefined },
    // Our own: apps/mobile/own.
    ShareIn: {},
  };
  for (const name of without) delete plugins[name];

  const listeners = new Map<string, Call[]>();
  const kept = new Map<string, object[]>();
  const calls: PlayedPhone['calls'] = [];

  const reply = (call: Call, answer: object) => {
    const result = { callbackId: call.callbackId, pluginId: call.pluginId, methodName: call.methodName, ...answer };
    const page = window as unknown as {
      androidBridge?: { onmessage: (event: { data: string }) => void };
      Capacitor: { fromNative: (result: object) => void };
    };
    // A native answer never comes within the call.
    setTimeout(() => {
      if (page.androidBridge) page.androidBridge.onmessage({ data: JSON.stringify(result) });
      else page.Capacitor.fromNative(result);
    });
  };
  const send = (call: Call, data: object) => reply(call, { success: true, save: true, data });

  const take = (call: Call) => {
    const { pluginId, methodName, options } = call;
    // The console of iOS, and errors that the page tells.
    if (!pluginId || pluginId === 'Console') return;
    calls.push({ name: `${pluginId}.${methodName}`, options });
    const plugin = plugins[pluginId];
    const event = `${pluginId}.${String(options?.eventName)}`;
    if (plugin && methodName === 'addListener') {
      listeners.set(event, [...(listeners.get(event) ?? []), call]);
      for (const data of kept.get(event) ?? []) send(call, data);
      kept.delete(event);
      return;
    }
    if (plugin && methodName === 'removeListener') {
      const left = (listeners.get(event) ?? []).filter(({ callbackId }) => callbackId !== options.callbackId);
      listeners.set(event, left);
      return;
    }
    const method = plugin?.[methodName];
    if (!method) {
      const message = `"${pluginId}" plugin is not implemented on ${kind}`;
      return reply(call, { success: false, error: { message, code: 'UNIMPLEMENTED' } });
    }
    const answer = method(options ?? {});
    if (answer instanceof Error) reply(call, { success: false, error: { message: answer.message } });
    else reply(call, { success: true, data: answer ?? {} });
  };

  Object.assign(window, {
    WEBVIEW_SERVER_URL: 'https://localhost',
    ...(kind === 'android'
      ? { androidBridge: { postMessage: (text: string) => take(JSON.parse(text)) } }
      : { webkit: { messageHandlers: { bridge: { postMessage: take } } } }),
    phone: {
      calls,
      reminders,
      tell: (plugin, name, data) => {
        const event = `${plugin}.${name}`;
        const heard = listeners.get(event) ?? [];
        if (heard.length === 0) kept.set(event, [...(kept.get(event) ?? []), data]);
        for (const call of heard) send(call, data);
      },
    } satisfies PlayedPhone,
    // What the native side writes into the page beside its bridge.
    Capacitor: {
      PluginHeaders: Object.entries(plugins).map(([name, methods]) => ({
        name,
        methods: [
          { name: 'addListener' },
          { name: 'removeListener' },
          ...Object.keys(methods).map((method) => ({ name: method, rtype: 'promise' })),
        ],
      })),
    },
  });
};

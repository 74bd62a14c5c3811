// The script that a shop's page loads: opens the payment page over it and tells what came of it.
(() => {
  const origin = new URL(document.currentScript.src).origin;

  class Razorpay {
    constructor(options) {
      this.options = options;
      this.heard = {};
    }

    on(event, listener) {
      this.heard[event] = listener;
    }

    open() {
      const { key, order_id, name, description, prefill = {}, config } = this.options;
      const hidden = (config?.display?.hide ?? []).map(({ method, flows }) => `${method}:${flows ?? ''}`).join(',');
      const query = new URLSearchParams({
        key_id: key,
        order_id,
        name: name ?? '',
        description: description ?? '',
        email: prefill.email ?? '',
        contact: prefill.contact ?? '',
        method: prefill.method ?? '',
        hidden,
      });
      this.frame = document.createElement('iframe');
      this.frame.title = 'Razorpay Checkout';
      this.frame.className = 'razorpay-checkout-frame';
      this.frame.src = `${origin}/v1/checkout/embedded?${query}`;
      Object.assign(this.frame.style, {
        position: 'fixed',
        inset: '0',
        width: '100%',
        height: '100%',
        border: '0',
        zIndex: '2147483647',
      });
      this.listen = ({ data, source }) => {
        if (source === this.frame?.contentWindow && data?.from === 'razorpay') this.hear(data);
      };
      addEventListener('message', this.listen);
      document.body.append(this.frame);
    }

    hear({ is, signed, error }) {
      const { callback_url, redirect, handler, modal } = this.options;
      if (is === 'failed') return this.heard['payment.failed']?.({ error });
      this.close();
      if (is === 'dismissed' || is === 'lost') return modal?.ondismiss?.();
      if (is !== 'paid') return undefined;
      if (!redirect || !callback_url) return handler?.(signed);
      const form = document.createElement('form');
      form.method = 'POST';
      form.action = callback_url;
      for (const [field, value] of Object.entries(signed)) {
        const input = document.createElement('input');
        Object.assign(input, { type: 'hidden', name: field, value });
        form.append(input);
      }
      document.body.append(form);
      form.submit();
      return undefined;
    }

    close() {
      removeEventListener('message', this.listen);
      this.frame?.remove();
      this.frame = undefined;
    }
  }
  window.Razorpay = Razorpay;
})();

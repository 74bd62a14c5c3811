// The payment page itself: what is chosen goes to the gateway, what came of it to the page that opened it.
const { order } = document.body.dataset;
const tell = (message) => parent.postMessage({ from: 'razorpay', ...message }, '*');
const said = document.getElementById('said');

const show = (answer) => {
  if (answer.is === 'failed') {
    said.textContent = answer.error.description;
    for (const button of document.querySelectorAll('button')) button.disabled = false;
  }
  if (answer.is === 'waits') {
    said.textContent = 'Open your UPI app and approve the payment.';
    setTimeout(async () => show(await (await fetch(`/v1/checkout/payments/${answer.payment_id}`)).json()), 500);
  } else tell(answer);
};

for (const form of document.querySelectorAll('form[data-method]'))
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(form, event.submitter));
    for (const button of document.querySelectorAll('button[data-pays]')) button.disabled = true;
    said.textContent = 'Paying';
    const answer = await fetch('/v1/checkout/pay', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order_id: order, method: form.dataset.method, ...given }),
    });
    const body = await answer.json();
    if (answer.ok) show(body);
    else said.textContent = body.error?.description ?? 'The payment page is not available.';
  });

document.getElementById('close').addEventListener('click', () => tell({ is: 'dismissed' }));

/** People of the demo office's chats who wrote to it before this world began, and may so be answered. */
const acquainted = [
  { digits: '919811090417', name: 'हरप्रीत कौर विर्क', text: 'Sunday 11:30 theek hai. Park view wala hi dekhna hai' },
  { digits: '919824011768', name: 'Mehul Trivedi', text: 'Can we see Orchid Heights again on Sunday with my parents?' },
  { digits: '919727015583', name: 'જિગીષા રાવલ', text: 'પૂર્વ મુખી ફ્લેટ હોય તો જ બતાવજો' },
  { digits: '917698840215', name: 'Kinjal Soni', text: 'Ye dekho' },
];

/** The template of the demo office, which is approved there. */
const template = {
  name: 'visit_reminder',
  language: 'en',
  category: 'MARKETING',
  components: [
    {
      type: 'BODY',
      text: 'Namaste {{1}}, your visit is at {{2}}. Shall we meet at the gate?',
      example: { body_text: [['Asha', 'Sunday 11:30 AM']] },
    },
    { type: 'FOOTER', text: 'Reply STOP to opt out' },
    {
      type: 'BUTTONS',
      buttons: [
        { type: 'QUICK_REPLY', text: 'Yes, see you there' },
        { type: 'QUICK_REPLY', text: 'Another day' },
      ],
    },
  ],
};

/** Lets them have written, once, while nobody listens yet: the demo office has their messages already. */
export const acquaint = async (url: string): Promise<void> => {
  const ask = (path: string, body?: object) =>
    fetch(`${url}/_control/meta/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  const known: unknown = await (await ask('customers')).json();
  if (Array.isArray(known) && known.length > 0) return;
  const { wabaId, token } = (await (await ask('seed')).json()) as { wabaId: string; token: string };
  const made = await fetch(`${url}/v25.0/${wabaId}/message_templates`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(template),
  });
  const { id } = (await made.json()) as { id?: string };
  if (id) await ask(`templates/${id}`, { do: 'approve' });
  for (const { text, ...person } of acquainted) {
    await ask('customers', person);
    await ask(`customers/${person.digits}/say`, { text });
  }
};

import { plural, t } from '@lingui/core/macro';
import { IconMail } from '@tabler/icons-react';
import { useCall } from '../../core/api/index.ts';
import { BulkBar, type Selection } from '../../ui/data-list/index.ts';
import { api, moved } from '../use-commission.ts';

/** Sends the next reminder to each payer that is ticked; who has no mail address is named. */
export const LettersBar = ({ selection }: { selection: Selection }) => {
  const count = selection.ids.length;
  const send = useCall(() => api.letters.sendMany({ body: { ids: [...selection.ids] } }), {
    changes: [...moved, 'commission_reminder'],
    success: ({ sent, without_mail }) => {
      const said = plural(sent, { one: '# letter sent', other: '# letters sent' });
      return without_mail.length > 0 ? t`${said}. No mail address: ${without_mail.join(', ')}` : said;
    },
    onSuccess: selection.clear,
  });
  return (
    <BulkBar
      text={t`${count} ticked`}
      idle={count === 0 || send.isPending}
      tools={[
        {
          label: plural(count, { one: 'Send # letter', other: 'Send # letters' }),
          icon: <IconMail size={16} aria-hidden />,
          run: () => send.mutate(),
        },
      ]}
      onClear={selection.clear}
    />
  );
};

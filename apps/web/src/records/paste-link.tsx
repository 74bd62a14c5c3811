import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { Link } from 'react-router';

/** From a form to the place where a message fills it. */
export const PasteLink = () => (
  <Button component={Link} to="/paste" leftSection={<IconClipboardText size={16} aria-hidden />}>
    {t`Paste message`}
  </Button>
);

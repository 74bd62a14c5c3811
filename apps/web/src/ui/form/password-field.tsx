import { t } from '@lingui/core/macro';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** A secret that is typed, with the button that shows it. */
export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    withAsterisk={false}
    visibilityToggleButtonProps={{ 'aria-label': t`Toggle password visibility` }}
    {...props}
  />
);

/** Moves the focus to the first field that is wrong, once the messages are drawn, and the field with its message into sight. */
export const focusFirstError = (): void => {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    (field?.closest('.mantine-InputWrapper-root') ?? field)?.scrollIntoView({ block: 'nearest' });
  });
};

/** Moves the focus to the first field that is wrong, once the messages are drawn. */
export const focusFirstError = (): void => {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus({ preventScroll: false }),
  );
};

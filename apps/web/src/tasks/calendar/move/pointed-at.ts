import { dayMinutes } from '../days/place.ts';

/** The day under a pointer, and the minute where its hours are drawn. An element of a day bears `data-day`, one with hours also `data-hours`. */
export const pointedAt = ({ clientX, clientY }: PointerEvent): { day: string; minute?: number } | undefined => {
  const found = document
    .elementsFromPoint(clientX, clientY)
    .find((one): one is HTMLElement => one instanceof HTMLElement && one.dataset.day !== undefined);
  if (!found) return undefined;
  const day = found.dataset.day!;
  if (found.dataset.hours === undefined) return { day };
  const { top, height } = found.getBoundingClientRect();
  return { day, minute: ((clientY - top) / height) * dayMinutes };
};

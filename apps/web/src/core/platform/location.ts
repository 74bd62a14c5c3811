/** Whether the phone can be asked where it is. */
export const canLocate = (): boolean => 'geolocation' in navigator;

/** Degrees, and the metres within which the phone knows them. */
export interface Located {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number;
}

/** Where the phone is. Throws where it does not tell within ten seconds, or may not. */
export const locate = (): Promise<Located> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      enableHighAccuracy: true,
      timeout: 10_000,
    });
  });

/** Whether the phone did not tell where it is because its person, or its settings, forbade it. */
export const isForbidden = (error: unknown): boolean => (error as Partial<GeolocationPositionError>).code === 1;

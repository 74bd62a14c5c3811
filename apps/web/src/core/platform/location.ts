/** Whether the phone can be asked where it is. */
export const canLocate = (): boolean => 'geolocation' in navigator;

/** Where the phone is. Throws where it does not tell within ten seconds, or may not. */
export const locate = (): Promise<{ latitude: number; longitude: number }> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      enableHighAccuracy: true,
      timeout: 10_000,
    });
  });

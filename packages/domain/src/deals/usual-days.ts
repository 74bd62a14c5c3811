/** Days from its beginning in which a deal is expected to close where nobody says otherwise. */
export const usualDealDays = 30;

/** Whether plans are shown with their prices and bought here. The stores' apps only use what was bought on the web. */
export const sellsHere: boolean = true;

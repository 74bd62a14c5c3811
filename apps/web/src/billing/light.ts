/** What other screens say of orders; it brings no screen along. */
export { boughtText, failureText, monthsText, statusTones, usersText } from './words.ts';

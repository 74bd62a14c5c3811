export { address, sameOrigin } from './address.ts';
export { client, type Given, send } from './client.ts';
export { ApiError, fieldErrors, firstNonField, formError, KeptForLater, reasonOf } from './errors.ts';
export { allRows, infiniteList, keyOf, linkedPage, query, type RowOf, showing } from './query.ts';
export { invalidate, queryClient } from './query-client.ts';
export { type RequestOptions, request } from './request.ts';
export { toastError } from './toast-error.ts';
export { useCall } from './use-call.ts';

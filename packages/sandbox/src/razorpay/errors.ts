/** An error as Razorpay answers it: `{error: {code, description, source, step, reason, metadata, field}}`. */
export class RazorpayError extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  constructor(status: number, description: string, field?: string, code = 'BAD_REQUEST_ERROR') {
    super(description);
    this.status = status;
    this.code = code;
    this.field = field;
  }

  body() {
    return {
      error: {
        code: this.code,
        description: this.message,
        source: this.status >= 500 ? 'internal' : 'business',
        step: 'payment_initiation',
        reason: this.status >= 500 ? 'server_error' : 'input_validation_failed',
        metadata: {},
        ...(this.field && { field: this.field }),
      },
    };
  }
}

export const notThere = () => new RazorpayError(400, 'The id provided does not exist');
export const serverError = () =>
  new RazorpayError(
    500,
    'We are facing some trouble completing your request at the moment. Please try again shortly.',
    undefined,
    'SERVER_ERROR',
  );

/** Title and HTTP status of the codes that the sandbox gives by itself or by script. Statuses can be set otherwise. */
export const ERRORS: Record<number, { title: string; status: number }> = {
  0: { title: 'AuthException', status: 401 },
  1: { title: 'An unknown error occurred', status: 500 },
  2: { title: 'Service temporarily unavailable', status: 503 },
  3: { title: 'Application does not have the capability to make this API call', status: 500 },
  4: { title: 'Application request limit reached', status: 400 },
  10: { title: 'Application does not have permission for this action', status: 403 },
  100: { title: 'Invalid parameter', status: 400 },
  104: { title: 'An access token is required to request this resource', status: 401 },
  190: { title: 'Invalid OAuth access token', status: 401 },
  200: { title: 'Permissions error', status: 403 },
  368: { title: 'The action attempted has been deemed abusive or is otherwise disallowed', status: 403 },
  613: { title: 'Calls to this API have exceeded the rate limit', status: 400 },
  2200: { title: 'Callback verification failed', status: 400 },
  2500: { title: 'Unknown path components', status: 400 },
  80007: { title: 'Rate limit issues', status: 400 },
  130403: { title: 'The business has blocked this user', status: 400 },
  130429: { title: 'Rate limit hit', status: 400 },
  130472: { title: "User's number is part of an experiment", status: 400 },
  130497: { title: 'Business account is restricted from messaging users in this country', status: 403 },
  131000: { title: 'Something went wrong', status: 500 },
  131005: { title: 'Access denied', status: 403 },
  131008: { title: 'Required parameter is missing', status: 400 },
  131009: { title: 'Parameter value is not valid', status: 400 },
  131016: { title: 'Service unavailable', status: 500 },
  131021: { title: 'Recipient cannot be sender', status: 400 },
  131026: { title: 'Message undeliverable', status: 400 },
  131030: { title: 'Recipient phone number not in allowed list', status: 400 },
  131031: { title: 'Business Account locked', status: 403 },
  131037: { title: 'Display name approval is needed', status: 400 },
  131042: { title: 'Business eligibility payment issue', status: 400 },
  131045: { title: 'Incorrect certificate', status: 500 },
  131047: { title: 'Re-engagement message', status: 400 },
  131048: { title: 'Spam rate limit hit', status: 400 },
  131049: { title: 'This message was not delivered to maintain healthy ecosystem engagement', status: 400 },
  131050: { title: 'Unable to deliver the message. This recipient has chosen to stop receiving it', status: 400 },
  131051: { title: 'Unsupported message type', status: 400 },
  131052: { title: 'Media download error', status: 400 },
  131053: { title: 'Media upload error', status: 400 },
  131055: { title: 'Method not allowed', status: 400 },
  131056: { title: '(Business Account, Consumer Account) pair rate limit hit', status: 400 },
  131057: { title: 'Business Account is in maintenance mode', status: 500 },
  131062: { title: 'Message needs a phone number', status: 400 },
  131063: { title: 'Marketing templates are switched off for this account', status: 400 },
  131064: { title: 'Account limited for wrong template classification', status: 400 },
  132000: { title: 'Number of parameters does not match the expected number of params', status: 400 },
  132001: { title: 'Template name does not exist in the translation', status: 404 },
  132005: { title: 'Translated text too long', status: 400 },
  132007: { title: 'Template format character policy violated', status: 400 },
  132008: { title: 'Parameter format does not match', status: 400 },
  132012: { title: 'Parameter format does not match format in the created template', status: 400 },
  132015: { title: 'Template is paused', status: 400 },
  132016: { title: 'Template is disabled', status: 400 },
  132018: { title: "There's an issue with the parameters in your template", status: 400 },
  133000: { title: 'Incomplete deregistration', status: 500 },
  133004: { title: 'Server temporarily unavailable', status: 503 },
  133005: { title: 'Two step verification PIN mismatch', status: 400 },
  133006: { title: 'Phone number needs to be verified before registering', status: 400 },
  133008: { title: 'Too many two step verification PIN guesses for this phone number', status: 400 },
  133009: { title: 'Two step verification PIN guessed too fast', status: 400 },
  133010: { title: 'Phone number not registered', status: 400 },
  133015: { title: 'Please wait a few minutes before attempting to register this phone number', status: 400 },
  133016: { title: 'Account register and deregister rate limit exceeded', status: 400 },
  135000: { title: 'Generic user error', status: 400 },
};

export interface ErrorParts {
  code: number;
  subcode?: number;
  message?: string;
  details?: string;
  transient?: boolean;
  userTitle?: string;
  userMessage?: string;
  blame?: string;
  /** HTTP status where it is not the code's usual one. */
  status?: number;
}

/** What the Graph API refuses, as its body tells it. */
export class GraphError extends Error {
  readonly parts: ErrorParts;
  constructor(parts: ErrorParts) {
    super(parts.message ?? `(#${parts.code}) ${ERRORS[parts.code]?.title ?? 'Error'}`);
    this.parts = parts;
  }

  status(overrides: Record<string, number>): number {
    return this.parts.status ?? overrides[this.parts.code] ?? ERRORS[this.parts.code]?.status ?? 400;
  }

  body(trace: string): unknown {
    const { code, subcode, details, transient, userTitle, userMessage, blame } = this.parts;
    const data = details
      ? { messaging_product: 'whatsapp', details }
      : blame
        ? { blame_field_specs: [[blame]] }
        : undefined;
    return {
      error: {
        message: this.message,
        type: 'OAuthException',
        code,
        ...(data && { error_data: data }),
        ...(subcode !== undefined && { error_subcode: subcode }),
        ...((transient !== undefined || userTitle) && { is_transient: transient ?? false }),
        ...(userTitle && { error_user_title: userTitle }),
        ...(userMessage && { error_user_msg: userMessage }),
        fbtrace_id: trace,
      },
    };
  }
}

/** A parameter that is wrong, in the words of the calls for numbers, media and templates. */
export const invalid = (sentence: string): GraphError => new GraphError({ code: 100, message: `(#100) ${sentence}` });

/** A fault of a message that has a code of its own; `details` says where. */
export const coded = (code: number, details?: string): GraphError => new GraphError({ code, details });

export const noSuchObject = (method: string, id: string): GraphError =>
  new GraphError({
    code: 100,
    subcode: 33,
    message: `Unsupported ${method.toLowerCase()} request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation. Please read the Graph API documentation at https://developers.facebook.com/docs/graph-api`,
  });

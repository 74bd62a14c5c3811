/** Why a template cannot be sent that Meta no longer has, in the place of a code of Meta's. */
export const goneAtMeta = 'DELETED';

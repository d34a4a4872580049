// Sentences of the specification (section 8) that the browser says by itself, too: apart from the other refusals, to keep its first scripts small.

/** There is no access token, or the server rejected it. */
export const authRequiredMessage = 'Authorization required but token is missing or invalid'

/** The session has ended: its refresh token was rejected. */
export const refreshFailedMessage = 'refresh token expired. Please log in again'

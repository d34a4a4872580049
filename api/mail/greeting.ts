/**
 * Names whom it is written to, if their name looks like one. At sign-up a stranger chooses both name and address: nothing that reads
 * like an address or an offer is passed on.
 */
export const greeting = (firstname: string) => (looksLikeName.test(firstname) ? `Hi ${firstname},` : 'Hello,')

const looksLikeName = /^\p{L}[\p{L}\p{M} '’-]{0,19}$/u

/**
 * Greets the recipient by name if it looks like a name. At sign-up anybody can type any name and any address, so text that looks like a
 * link or an advertisement is left out.
 */
export const greeting = (firstname: string) => (looksLikeName.test(firstname) ? `Hi ${firstname},` : 'Hello,')

const looksLikeName = /^\p{L}[\p{L}\p{M} '’-]{0,19}$/u

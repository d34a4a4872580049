/** A text as it stands in HTML, also in an attribute in double quotes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

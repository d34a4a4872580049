/** The form in which e-mail addresses are compared: trimmed, lower case, Unicode-normalized. */
export const normalizeEmail = (email: string) => {
  const { mailbox, host } = splitEmail(email.trim())
  return `${mailbox.toLowerCase().normalize('NFC')}${normalizeHost(host)}`
}

/** Whether the host of an address can receive mail: a domain name in any script below a top-level domain, not an IP address. */
export const hasMailHost = (email: string) => {
  const labels = normalizeHost(splitEmail(email).host).split('.')
  return labels.length > 1 && labels.every((label) => isLabel.test(label)) && !isNumber.test(labels.at(-1) ?? '')
}

/** `amina@` and `ekhaya.example`. */
export const splitEmail = (email: string) => {
  const start = email.lastIndexOf('@') + 1
  return { mailbox: email.slice(0, start), host: email.slice(start) }
}

const normalizeHost = (host: string) => host.normalize('NFKC').toLowerCase()

const isLabel = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u

// A host whose last label is a number is an IP address.
const isNumber = /^(\p{Nd}+|0x[\da-f]*)$/u

/** An e-mail address as it is compared: blanks around it, capitals and other ways to write the same letters make no other one. */
export const foldedEmail = (email: string) => {
  const { mailbox, host } = sidesOf(email.trim())
  return `${mailbox.toLowerCase().normalize('NFC')}${foldedHost(host)}`
}

/** Whether mail can be meant for the host of an address: a name in any script, no number. */
export const hasMailHost = (email: string) => {
  const labels = foldedHost(sidesOf(email).host).split('.')
  return labels.every((label) => isLabel.test(label)) && !isNumber.test(labels.at(-1) ?? '')
}

/** `amina@` and `ekhaya.example`. */
export const sidesOf = (email: string) => {
  const start = email.lastIndexOf('@') + 1
  return { mailbox: email.slice(0, start), host: email.slice(start) }
}

const foldedHost = (host: string) => host.normalize('NFKC').toLowerCase()

const isLabel = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u

// With such an end a host is an IP address, whatever stands before it.
const isNumber = /^(\p{Nd}+|0x[\da-f]*)$/u

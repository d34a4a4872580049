interface SentMail {
  to: string
  subject: string
  text: string
  sentAt: string
}

/** Fetches the mails that the shop has sent to an address, newest first. */
export const fetchMailsTo = async (url: string, email: string): Promise<SentMail[]> =>
  (await fetch(`${url}/dev/outbox.json?to=${encodeURIComponent(email)}`)).json()

/** Waits until there are more mails than `knownMails`, and returns the one-time password in the newest. */
export const waitForOtp = async (url: string, email: string, knownMails: number, tries = 100): Promise<string> => {
  const mails = await fetchMailsTo(url, email)
  const [otp] = mails.length > knownMails ? (/\b\d{6}\b/.exec(mails[0]?.text ?? '') ?? []) : []
  if (otp) return otp
  if (tries === 0) throw new Error(`No one-time password was mailed to ${email}`)

  await new Promise((resolve) => setTimeout(resolve, 100))
  return waitForOtp(url, email, knownMails, tries - 1)
}

interface SentMail {
  to: string
  subject: string
  text: string
  sentAt: string
}

/** What the shop has sent somebody, newest first. */
export const mailsTo = async (url: string, email: string): Promise<SentMail[]> =>
  (await fetch(`${url}/dev/outbox.json?to=${encodeURIComponent(email)}`)).json()

/** The one-time password in somebody's newest mail, once there are more mails than before. */
export const nextOtp = async (url: string, email: string, before: number, tries = 100): Promise<string> => {
  const mails = await mailsTo(url, email)
  const [otp] = mails.length > before ? (/\b\d{6}\b/.exec(mails[0]?.text ?? '') ?? []) : []
  if (otp) return otp
  if (tries === 0) throw new Error(`No one-time password has come for ${email}`)

  await new Promise((resolve) => setTimeout(resolve, 100))
  return nextOtp(url, email, before, tries - 1)
}

import { otpRules } from '#domain/account/otpRules.ts'
import type { OtpStep } from '#domain/account/signInPorts.ts'
import type { Background } from '#web/shell/background.ts'

/** Waiting for a one-time password, and the page to go back to after that. */
export type KeptStep = OtpStep & { background?: Background | undefined }

const item = 'otpStep'

/** A phone may drop the page while its owner reads the mail: the step is found again as long as its one-time password lives. */
export const keepStep = ({ email, purpose, sentAt, resendFrom }: OtpStep, background: Background | undefined) =>
  inTab((tab) => tab.setItem(item, JSON.stringify({ email, purpose, sentAt, resendFrom, background })))

export const keptStep = (): KeptStep | undefined =>
  inTab((tab) => {
    const kept: KeptStep | null = JSON.parse(tab.getItem(item) ?? 'null')
    return kept && Date.now() - kept.sentAt < otpRules.lifetime * 1000 ? kept : undefined
  })

export const forgetStep = () => inTab((tab) => tab.removeItem(item))

// A private window may refuse: then the step lives as long as the page.
const inTab = <Result>(use: (tab: Storage) => Result) => {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

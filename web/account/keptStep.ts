import { otpRules } from '#domain/account/otpRules.ts'
import type { OtpStep } from '#domain/account/signInPorts.ts'
import type { Background } from '#web/shell/background.ts'

/** Waiting for a one-time password, or for a new password once that has proven whose it is. */
export type KeptStep = OtpStep & { isProven: boolean; at: number }

/** What of the dialog outlives its page: the step it is at, and the page to go back to. */
export interface KeptDialog {
  step?: KeptStep | undefined
  background?: Background | undefined
}

const item = 'otpStep'

/** A phone may drop the page while its owner reads the mail: the step is found again as long as its one-time password lives. */
export const keepStep = ({ email, purpose, sentAt, resendFrom }: OtpStep, isProven: boolean, background?: Background) =>
  keep({ background, step: { email, purpose, sentAt, resendFrom, isProven, at: isProven ? Date.now() : sentAt } })

/** As long as there is no such step. */
export const keepBackground = (background: Background | undefined) => keep({ background })

export const keptDialog = (): KeptDialog =>
  inTab((tab) => {
    const { step, background }: KeptDialog = JSON.parse(tab.getItem(item) ?? '{}')
    return { background, step: step && Date.now() - step.at < otpRules.lifetime * 1000 ? step : undefined }
  }) ?? {}

export const forgetStep = () => inTab((tab) => tab.removeItem(item))

const keep = (dialog: KeptDialog) => inTab((tab) => tab.setItem(item, JSON.stringify(dialog)))

// A private window may refuse: then the step lives as long as the page.
const inTab = <Result>(use: (tab: Storage) => Result) => {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

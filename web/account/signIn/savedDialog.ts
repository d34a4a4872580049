import { otpRules } from '#domain/account/otpRules.ts'
import type { PendingOtp } from '#domain/account/signInPorts.ts'
import { readTabItem, writeTabItem } from '#web/state/browser/storage.ts'
import type { BackgroundLocation } from '#web/state/navigation/loginRoute.ts'

/** The dialog waits for a one-time password or, once that is verified (`isProven`), for a new password. */
export type SavedStep = PendingOtp & { isProven: boolean; at: number }

/** The state of the dialog that survives a reload: its step, and the page behind it. */
interface SavedDialog {
  step?: SavedStep | undefined
  background?: BackgroundLocation | undefined
}

const storageKey = 'otpStep'

/** Saves the step while its one-time password is valid: a phone may unload the page while the customer reads the mail. */
export const saveStep = (
  { email, purpose, sentAt, resendFrom }: PendingOtp,
  isProven: boolean,
  background?: BackgroundLocation,
) =>
  writeDialog({
    background,
    step: { email, purpose, sentAt, resendFrom, isProven, at: isProven ? Date.now() : sentAt },
  })

/** Saves only the page behind the dialog, for steps that are not saved. */
export const saveBackground = (background: BackgroundLocation | undefined) => writeDialog({ background })

export const savedDialog = (): SavedDialog => {
  const { step, background } = readDialog()
  return { background, step: step && Date.now() - step.at < otpRules.lifetime * 1000 ? step : undefined }
}

export const clearSavedDialog = () => writeTabItem(storageKey, undefined)

const readDialog = (): SavedDialog => {
  try {
    return JSON.parse(readTabItem(storageKey) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

const writeDialog = (dialog: SavedDialog) => writeTabItem(storageKey, JSON.stringify(dialog))

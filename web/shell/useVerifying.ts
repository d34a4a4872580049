import { useEffect, useEffectEvent, useRef } from 'react'
import { useDialogStep } from './useDialogStep.ts'

/** Opens the code entry when the shop refused something because the e-mail address is not verified: once for each refusal. */
export const useVerifying = (refused: { refusal: string } | undefined) => {
  const open = useDialogStep()
  const seen = useRef<object>(undefined)

  const look = useEffectEvent(() => {
    // The page is back from behind the dialog.
    if (seen.current === refused) return
    seen.current = refused
    if (refused?.refusal === 'EmailNotVerified') open('verify')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal is looked at
  useEffect(() => look(), [refused])
}

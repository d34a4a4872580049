import { useEffect, useEffectEvent } from 'react'

/** Does something whenever this becomes true. */
export const useWhen = (isSo: boolean, act: () => void) => {
  const begin = useEffectEvent(act)
  useEffect(() => {
    if (isSo) begin()
  }, [isSo])
}

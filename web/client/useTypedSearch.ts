import { useEffect, useEffectEvent, useRef, useState } from 'react'

const pause = 500

/** A search that is kept in the address: what is typed shows at once, and is written there when typing pauses. */
export const useTypedSearch = (shown: string, write: (text: string) => void) => {
  const [typed, setTyped] = useState(shown)
  const own = useRef(shown)

  const tell = useEffectEvent(() => {
    if (typed.trim() === shown) return
    own.current = typed.trim()
    write(own.current)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter begins the pause anew
  useEffect(() => {
    const timer = setTimeout(() => tell(), pause)
    return () => clearTimeout(timer)
  }, [typed])

  // A search that came by a link or by Back is shown; one's own is there already, and may have been typed on.
  const follow = useEffectEvent(() => {
    if (shown !== own.current) setTyped(shown)
    own.current = shown
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has another search
  useEffect(() => follow(), [shown])

  return [typed, setTyped] as const
}

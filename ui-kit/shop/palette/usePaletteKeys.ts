import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import type { PaletteGroup, PaletteOption } from './paletteGroup.ts'

type PaletteKeys = {
  groups: readonly PaletteGroup[]
  isSearching: boolean
  onChoose: (option: PaletteOption) => void
}

/**
 * The highlighted option, and the keys that move it. The first option is highlighted until an arrow key moves on. Enter opens it; while the
 * results of the typed text are on their way, Enter waits for them.
 */
export const usePaletteKeys = ({ groups, isSearching, onChoose }: PaletteKeys) => {
  const [highlightedId, setHighlightedId] = useState<string>()
  const [isWaiting, setIsWaiting] = useState(false)
  const options = groups.flatMap((group) => group.options)
  const index = Math.max(
    options.findIndex(({ id }) => id === highlightedId),
    0,
  )
  const highlighted = options[index]
  const isCurrent = groups.some(({ options: shown, isStale }) => !isStale && shown.some((each) => each === highlighted))

  const openHighlighted = () => {
    if (highlighted && isCurrent) onChoose(highlighted)
    else setIsWaiting(isSearching)
  }
  const openAwaited = useEffectEvent(() => {
    setIsWaiting(false)
    if (highlighted) onChoose(highlighted)
  })
  useEffect(() => {
    if (isWaiting && !isSearching) openAwaited()
  }, [isWaiting, isSearching])

  const moveTo = (next: number) => setHighlightedId(options.at(next % Math.max(options.length, 1))?.id)
  const keys: Record<string, () => void> = {
    ArrowDown: () => moveTo(index + 1),
    ArrowUp: () => moveTo(index - 1),
    Enter: openHighlighted,
  }

  return {
    highlighted,
    /** The text has changed: the first option is highlighted again. */
    restart: () => {
      setHighlightedId(undefined)
      setIsWaiting(false)
    },
    // While an input method composes a word, its keys are not handled here.
    onKeyDown: (event: KeyboardEvent) => {
      const handle = keys[event.key]
      if (!handle || event.nativeEvent.isComposing) return
      event.preventDefault()
      handle()
    },
  }
}

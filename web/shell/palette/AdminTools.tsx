import { useEffect, useEffectEvent } from 'react'
import { PaletteButton } from '#ui-kit/shop/palette/PaletteButton.tsx'
import { OnlineCount } from '#ui-kit/shop/shell/OnlineCount.tsx'
import { useChunk } from '#web/state/chunks.ts'
import { useOnlineUsers } from '#web/state/live/presence.ts'
import { useOverlayRoute } from '#web/state/navigation/useOverlayRoute.ts'

/** What admins have in the header of every page: the number of people online, and the palette, which Ctrl+K or Command+K opens too. */
export const AdminTools = () => {
  const online = useOnlineUsers()
  const palette = useOverlayRoute('palette')
  const chunk = useChunk(loadPalette, palette.isOpen, palette.close)
  useShortcut(palette.open)

  return (
    <>
      {online !== undefined && <OnlineCount count={online} />}
      <PaletteButton keys={isMac() ? '⌘ K' : 'Ctrl K'} onClick={palette.open} />
      {palette.isOpen && chunk && <chunk.AdminPalette onClose={palette.close} />}
    </>
  )
}

const loadPalette = () => import('./AdminPalette.tsx')

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

const useShortcut = (open: () => void) => {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!isShortcut || event.altKey || event.shiftKey) return
    // Not the browser's own search either, while the palette or another dialog is open.
    event.preventDefault()
    if (!document.querySelector('dialog[open]')) open()
  })
  useEffect(() => {
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])
}

import { useEffect, useEffectEvent, useState } from 'react'
import { reloadAction } from '#web/state/browser/reloadPage.ts'
import { toast } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'
import { withChunkTimeout } from './chunkTimeout.ts'

/** A chunk that is loaded once it is wanted. If that fails or takes too long, the visitor is told, and `onFailed` is called. */
export const useChunk = <Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
  onFailed: () => void,
) => {
  const { store } = useClient()
  const [chunk, setChunk] = useState<Module>()

  const fetchChunk = useEffectEvent(() =>
    withChunkTimeout(load()).then(setChunk, () => {
      toast(store, 'Network error', 'bad', reloadAction)
      onFailed()
    }),
  )
  useEffect(() => {
    if (isWanted) fetchChunk()
  }, [isWanted])

  return chunk
}

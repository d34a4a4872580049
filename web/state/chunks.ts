import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { optionalPart } from '#ui-kit/elements/optionalPart.ts'
import { reloadAction } from '#web/state/browser/reloadPage.ts'
import { toast } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'
import { checkedChunk } from './checkedChunk.ts'

/** A chunk that is loaded once it is wanted. If that fails or takes too long, the visitor is told, and `onFailed` is called. */
export const useChunk = <Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
  onFailed: () => void,
) => {
  const { store } = useClient()
  const [chunk, setChunk] = useState<Module>()

  const fetchChunk = useEffectEvent(() =>
    checkedChunk(load()).then(setChunk, () => {
      toast(store, 'Network error', 'bad', reloadAction)
      onFailed()
    }),
  )
  useEffect(() => {
    if (isWanted) fetchChunk()
  }, [isWanted])

  return chunk
}

/** A dialog whose chunk loads on first use. If that fails or takes too long, the visitor is told, and the dialog is closed. */
export const dialogPart = <Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) =>
  dialogPartLeftBy(load, ({ onClose }) => onClose())

/** The same for a dialog that is closed in another way than by `onClose`: `leave` is called with its props. */
export const dialogPartLeftBy = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  leave: (props: Props) => void,
) =>
  optionalPart(
    () => checkedChunk(load()),
    (props: Props) => {
      useChunk(noChunk, true, () => leave(props))
      return null
    },
  )

const noChunk = () => Promise.reject<object>()

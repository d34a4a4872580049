import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '#web/state/browser/useHydrated.ts'
import { isLoginPath } from './loginRoute.ts'

/**
 * A dialog in a history entry of its own: Back closes it and stays on the page. `setDialog()` closes it, unless Back has already done so;
 * Forward does not open a dialog again that was closed this way. It stays open below the sign-in dialog.
 */
export const useDialogRoute = <Dialog>(
  name: string,
): readonly [dialog: Dialog | undefined, setDialog: (next?: Dialog) => void] => {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const dialog = useStoredDialog<Dialog>(name)
  const position = useHistoryPosition(dialog)

  const setDialog = (next?: Dialog) => {
    const { isOpen, isMoving, key } = position.current
    if (isMoving || (next === undefined && !isOpen)) return
    position.current = { ...position.current, isMoving: true }
    if (next !== undefined)
      return navigate({ pathname, search, hash }, { state: { ...state, asked: { name, what: next } } })
    rememberClosed(key)
    navigate(-1)
  }

  return [dialog, setDialog]
}

// Keys of history entries, the newest last: Forward leads to one of the newest.
const closedKeys = new Set<string>()
const maxClosed = 100

const rememberClosed = (key: string) => {
  closedKeys.add(key)
  for (const oldest of closedKeys) {
    if (closedKeys.size <= maxClosed) return
    closedKeys.delete(oldest)
  }
}

const useStoredDialog = <Dialog>(name: string): Dialog | undefined => {
  const { pathname, state, key } = useLocation()
  const isOpenHere = state?.asked?.name === name && !closedKeys.has(key)
  const dialog: Dialog | undefined = isOpenHere ? state.asked.what : undefined
  const [stored, setStored] = useState({ key, asked: dialog })
  if (stored.key !== key && !isLoginPath(pathname)) setStored({ key, asked: dialog })

  return useHydrated() ? stored.asked : undefined
}

const initialPosition = { isOpen: false, isMoving: false, key: '' }

// Navigation is asynchronous: a second press before it has finished does nothing.
const useHistoryPosition = (dialog: unknown) => {
  const position = useRef(initialPosition)
  const { key } = useLocation()

  useLayoutEffect(() => {
    const isOpen = dialog !== undefined
    // The router handles Back too, but later.
    const onPopState = () => {
      position.current = { isOpen: isOpen && history.state?.key === key, isMoving: false, key }
    }
    position.current = { isOpen, isMoving: false, key }
    window.addEventListener('popstate', onPopState)
    return () => {
      position.current = initialPosition
      window.removeEventListener('popstate', onPopState)
    }
  }, [dialog, key])

  return position
}

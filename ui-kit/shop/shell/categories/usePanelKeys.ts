import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

/**
 * The arrow keys of a list whose buttons open panels: up and down move within the list or the panel, right leads from a button into its
 * panel, left from a panel to its button. `show` opens the panel of the entry with this index.
 */
export const usePanelKeys = (show: (index: number) => void) => (event: KeyboardEvent<HTMLElement>) => {
  const { currentTarget: list, key, target } = event
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return

  const entry = [...list.children].findIndex((item) => item.contains(target))
  const item = list.children[entry]
  const own = item && firstControl(item)
  const inPanel = target !== own
  const next = () => {
    if (key === 'ArrowLeft' && inPanel) return own
    if (key === 'ArrowRight' && !inPanel) {
      flushSync(() => show(entry))
      return controlsIn(item?.lastElementChild)[0]
    }
    const row = inPanel ? controlsIn(item?.lastElementChild) : [...list.children].map(firstControl)
    return row[indexAfter(key, row.indexOf(target), row.length)]
  }
  const found = next()
  if (!(found instanceof HTMLElement)) return
  event.preventDefault()
  found.focus()
}

const controlsIn = (element: Element | null | undefined) => [
  ...(element?.querySelectorAll<HTMLElement>('a, button') ?? []),
]

const firstControl = (item: Element) => controlsIn(item)[0]

const indexAfter = (key: string, index: number, length: number) => {
  if (key === 'ArrowDown') return Math.min(index + 1, length - 1)
  if (key === 'ArrowUp') return Math.max(index - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : -1
}

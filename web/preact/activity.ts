import { type ComponentChildren, createContext, createElement } from 'preact'
import { useContext, useEffect as usePreactEffect, useLayoutEffect as usePreactLayoutEffect } from 'preact/hooks'

const HiddenContext = createContext(false)

type ActivityProps = {
  mode?: 'visible' | 'hidden'
  children?: ComponentChildren
}

/** As React's `Activity`: while it is hidden, its children keep their state and their elements, and their effects are ended. */
export const Activity = ({ mode, children }: ActivityProps) => {
  const isHidden = useContext(HiddenContext) || mode === 'hidden'
  const style = { display: isHidden ? 'none' : 'contents' }

  return createElement(HiddenContext.Provider, { value: isHidden, children: createElement('div', { style }, children) })
}

type UseEffect = typeof usePreactEffect

const endedWhileHidden =
  (useAnyEffect: UseEffect): UseEffect =>
  (effect, inputs) => {
    const isHidden = useContext(HiddenContext)
    useAnyEffect(isHidden ? noEffect : effect, inputs && [...inputs, isHidden])
  }

const noEffect = () => undefined

/** As React's, also within an `Activity`. */
export const useEffect = endedWhileHidden(usePreactEffect)

/** As React's, also within an `Activity`. */
export const useLayoutEffect = endedWhileHidden(usePreactLayoutEffect)

import { type RefObject, useLayoutEffect } from 'react'

/**
 * A browser drops the focus from a control that becomes disabled, such as a day that was just booked up. Moves it to the checked radio button
 * of the same group, else to the region.
 */
export const useFocusOffDisabled = (region: RefObject<HTMLElement | null>) =>
  useLayoutEffect(() => {
    const { activeElement } = document
    if (!activeElement?.matches(':disabled') || !region.current?.contains(activeElement)) return
    const checked = activeElement.closest('fieldset')?.querySelector<HTMLElement>('input:checked:enabled')
    const target = checked ?? region.current
    target.focus({ preventScroll: true })
  })

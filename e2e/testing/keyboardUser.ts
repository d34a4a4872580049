import type { Page } from 'playwright'
import { expect } from 'vitest'

/** The most tab stops that a person would pass on the way to something. */
const maxStops = 120

/** Somebody who uses the keyboard alone. Each step checks that the focus is somewhere, and that one sees where. */
export const keyboardUser = (page: Page) => {
  const press = async (key: string) => {
    await page.keyboard.press(key)
    await expectVisibleFocus(page)
  }

  /** Presses a key until the focused element has this name. */
  const pressUntil = async (key: string, isWanted: (name: string) => boolean) => {
    const passed: string[] = []
    for (let stop = 0; stop < maxStops; stop += 1) {
      const focused = await focusedName(page)
      if (isWanted(focused)) return focused
      passed.push(focused)
      await press(key)
    }
    throw new Error(`${key} did not lead to it, but to:\n${passed.join('\n')}`)
  }

  return {
    press,
    tabTo: (name: RegExp) => pressUntil('Tab', (focused) => name.test(focused)),
    /** Goes back with Shift and Tab. */
    backTo: (isWanted: (name: string) => boolean) => pressUntil('Shift+Tab', isWanted),
    /** Moves along a group of radio buttons. */
    arrowTo: (name: RegExp) => pressUntil('ArrowRight', (focused) => name.test(focused)),
    type: async (text: string) => {
      for (const letter of text) await press(letter)
    },
    /** The name of the focused element. */
    focus: () => focusedName(page),
    /** Waits until the focus is on an element with this name. */
    expectFocus: async (name: RegExp) => {
      await expect.poll(() => focusedName(page)).toMatch(name)
      await expectVisibleFocus(page)
    },
  }
}

export type KeyboardUser = ReturnType<typeof keyboardUser>

const expectVisibleFocus = async (page: Page) => {
  const focus = await page.evaluate(() => {
    const { activeElement } = document
    // A radio button that covers its label is shown by the label's ring, a link that covers its card by the ring of its pseudo-element.
    const shown = [activeElement, activeElement?.closest('label')].filter((element) => element instanceof Element)
    const hasRing = shown
      .flatMap((element) => [getComputedStyle(element), getComputedStyle(element, '::after')])
      .some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2)
    const { top = 0, bottom = 0 } = activeElement?.getBoundingClientRect() ?? {}
    return {
      isLost: activeElement === null || activeElement === document.body,
      // A region that takes the focus for a moment is no tab stop; a date field's parts are shown by the browser.
      hasRing: hasRing || activeElement?.matches('[tabindex="-1"], [type=date]'),
      isOnScreen: bottom > 0 && top < innerHeight,
      element: activeElement?.outerHTML.slice(0, 200),
    }
  })
  expect(focus, focus.element).toMatchObject({ isLost: false, hasRing: true, isOnScreen: true })
}

/** As assistive technology would name it: its label, what labels it, or its text. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return 'nothing'
    const labels = activeElement.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labelled = labels.map((id) => document.getElementById(id)?.textContent).join(' ')
    const label = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
    const own = label ? [...(activeElement.labels ?? [])].map((each) => each.textContent).join(' ') : ''
    const name = activeElement.getAttribute('aria-label') || labelled || own || activeElement.textContent
    return name.replaceAll(/\s+/g, ' ').trim()
  })

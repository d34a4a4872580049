/** What the walk leaves in the page. */
export interface Walk {
  /** Where Tab should stop, in the order of the page. */
  stops: readonly TabStop[]
  /** The dialog over the page that they stand in, as in `keyRows`. */
  dialog?: string | undefined
}

/** One place where Tab stops. */
export interface TabStop {
  /** As in `keyRows`. */
  kind: string
  name: string
  /** Whether the arrows have somewhere to go: other buttons of a group, other options. */
  hasOthers: boolean
}

/** Where the focus is: the place of a stop, and whether one sees it. */
export interface Focus {
  /** Of the stop in the list; -1 is none of them. */
  place: number
  hasRing: boolean
}

/**
 * Runs in a page: lists where Tab should stop within `part`, or within the dialog over it. From then on `focusNow()` tells where
 * the focus is, and `eventsSince()` which events have come since it was last called; presses reach the page's own code no more.
 */
export const prepareWalk = (part: string): Walk => {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const scope = dialog ?? document.querySelector(part) ?? document.body
  const isReached = (element: Element) =>
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null &&
    element.checkVisibility({ visibilityProperty: true })

  const groupOf = (element: Element) =>
    element instanceof HTMLInputElement && element.type === 'radio'
      ? [...scope.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
          ({ name, form, disabled }) => name === element.name && form === element.form && !disabled,
        )
      : []

  /** Tab stops at one radio button of a group: the chosen one, or the first. */
  const isOfGroup = (element: Element) => {
    const group = groupOf(element)
    return group.length === 0 || (group.find(({ checked }) => checked) ?? group[0]) === element
  }

  const kindOf = (element: Element) => {
    const role = element.getAttribute('role')
    if (role === 'combobox' || role === 'switch' || role === 'slider' || role === 'spinbutton') return role
    if (element instanceof HTMLTextAreaElement) return 'textArea'
    if (element instanceof HTMLSelectElement) return 'select'
    if (element instanceof HTMLInputElement)
      return (
        {
          checkbox: 'checkbox',
          radio: 'radio',
          range: 'slider',
          number: 'spinbutton',
          date: 'dateField',
          time: 'dateField',
          file: 'fileField',
        }[element.type] ?? 'textField'
      )
    if (element.matches('summary')) return 'disclosure'
    if (element.matches('a[href]')) return 'link'
    if (element.matches('button, [role="button"]')) return 'button'
    return 'scrollArea'
  }

  const nameOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
    const name = element.getAttribute('aria-label') ?? label ?? (element.textContent || element.tagName)
    return name.replaceAll(/\s+/g, ' ').trim().slice(0, 60)
  }

  const elements = [...scope.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
    (element) => isReached(element) && isOfGroup(element),
  )

  /** The ring may be drawn around the label of a control or a box beside it, or by a pseudo-element that covers the card of a link. */
  const hasRing = (element: Element) =>
    [element, element.closest('label'), element.parentElement, ...(element.parentElement?.children ?? [])]
      .filter((each) => each instanceof Element)
      .flatMap((each) => [
        getComputedStyle(each),
        getComputedStyle(each, '::before'),
        getComputedStyle(each, '::after'),
      ])
      .some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2)

  const placeOf = (element: Element) => {
    const group = groupOf(element)
    return elements.findIndex((each) => each === element || group.includes(each as HTMLInputElement))
  }

  let seen: string[] = []
  for (const type of ['click', 'beforeinput', 'input', 'cancel', 'submit'])
    addEventListener(
      type,
      (event) => {
        seen.push(type)
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      true,
    )
  // A control that answers a key by itself says so by preventing what the browser would do.
  addEventListener('keydown', (event) => event.defaultPrevented && seen.push('keydown'))

  Reflect.set(window, 'focusNow', () => {
    const { activeElement } = document
    const isSomewhere = activeElement && activeElement !== document.body && activeElement !== dialog
    return { place: isSomewhere ? placeOf(activeElement) : -1, hasRing: Boolean(isSomewhere && hasRing(activeElement)) }
  })
  Reflect.set(window, 'eventsSince', () => {
    const events = seen
    seen = []
    return events
  })
  if (document.activeElement instanceof HTMLElement && !dialog) document.activeElement.blur()

  return {
    stops: elements.map((element) => ({
      kind: kindOf(element),
      name: nameOf(element),
      hasOthers: element instanceof HTMLSelectElement ? element.options.length > 1 : groupOf(element).length > 1,
    })),
    dialog: dialog && (dialog.getAttribute('closedby') === 'none' ? 'dialog' : 'closableDialog'),
  }
}

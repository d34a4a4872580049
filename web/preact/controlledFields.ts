import type { ElementProps } from './renderedElements.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (target: EventTarget | null): target is Field => fieldNames.has((target as Partial<Element>)?.localName)

const fieldNames = new Set<string | undefined>(['input', 'select', 'textarea'])

const isToggle = (field: Field): field is HTMLInputElement => ['checkbox', 'radio'].includes(field.type)

const isTyped = (field: Field) => field.localName !== 'select' && !isToggle(field)

const renderedProps = new WeakMap<Field, ElementProps>()

/** Remembers what a field is to show. */
export const rememberField = (element: Element, props: ElementProps) => {
  if (isField(element)) renderedProps.set(element, props)
}

/**
 * Makes remembered fields show what was rendered, as React does: input that changes no state, such as a letter in a field for digits, is taken
 * back. Preact leaves it, because it renders nothing anew.
 */
export const controlFields = () => {
  // Each is followed at the event that its handler is called for.
  document.addEventListener('input', ({ target }) => {
    if (isField(target) && isTyped(target)) showOnceRendered(target)
  })
  document.addEventListener('change', ({ target }) => {
    if (isField(target) && !isTyped(target)) showOnceRendered(target)
  })
}

// What the handlers of the event render comes before it.
const showOnceRendered = (field: Field) => queueMicrotask(() => groupOf(field).forEach(showRendered))

// One radio button unchecks the others.
const groupOf = (field: Field): readonly Field[] =>
  field.type === 'radio' && field.name
    ? [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(field.name)}"]`)]
    : [field]

const showRendered = (field: Field) => {
  const { value, checked } = renderedProps.get(field) ?? {}
  if (isToggle(field)) {
    if (typeof checked === 'boolean' && field.checked !== checked) field.checked = checked
    return
  }
  const isShown =
    typeof value === 'number' ? Number(field.value) === value : typeof value !== 'string' || field.value === value
  if (!isShown) field.value = String(value)
}

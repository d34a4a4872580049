import type { ElementProps } from './renderedElements.ts'

/** What Preact's `useId` returns, with what a component adds to it: one, a list of them, or a fragment. */
const ownIds = /^#?P\d+-\d+[\w-]*( P\d+-\d+[\w-]*)*$/

/** Properties that are texts, whatever they look like. */
const texts = new Set(['children', 'value', 'defaultValue', 'title', 'alt', 'placeholder'])

/**
 * Writes the ids of `useId` into an element that the server rendered. React's are others, and Preact leaves the attributes of such elements as they
 * are: without this, what is rendered later would name ids that no element has.
 */
export const renewIds = (element: Element, props: ElementProps) => {
  for (const prop in props) {
    const value = props[prop]
    if (typeof value !== 'string' || !mayBeId(value) || texts.has(prop) || !ownIds.test(value)) continue
    const attribute = prop === 'htmlFor' ? 'for' : prop
    if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
  }
}

// Most texts are found out by their first letter: while a page is hydrated, this is called for each property of each element.
const mayBeId = (value: string) => value[0] === 'P' || value[0] === '#'

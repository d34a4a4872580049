import { onRendered } from './renderedElements.ts'

// The attributes that are or name an id, by the names that JSX has for them.
const references = {
  id: 'id',
  name: 'name',
  htmlFor: 'for',
  href: 'href',
  list: 'list',
  form: 'form',
  'aria-activedescendant': 'aria-activedescendant',
  'aria-controls': 'aria-controls',
  'aria-describedby': 'aria-describedby',
  'aria-details': 'aria-details',
  'aria-errormessage': 'aria-errormessage',
  'aria-labelledby': 'aria-labelledby',
  'aria-owns': 'aria-owns',
}

// What Preact's `useId` returns.
const ownId = /\bP\d+-\d+/

/**
 * Writes the ids of `useId` into elements that the server rendered. React's are others, and Preact leaves the attributes of such elements as they
 * are: without this, what is rendered later would name ids that no element has.
 */
export const renewIds = () =>
  onRendered((element, props) => {
    for (const [prop, attribute] of entries) {
      const value = props[prop]
      if (typeof value === 'string' && ownId.test(value) && element.getAttribute(attribute) !== value)
        element.setAttribute(attribute, value)
    }
  })

const entries = Object.entries(references)

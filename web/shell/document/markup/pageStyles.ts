import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { ServerStyleSheet } from 'styled-components'

/** A class of a component, with its compiled rules. */
export interface CompiledClass {
  componentId: string
  name: string
  rules: Parameters<ServerStyleSheet['instance']['insertRules']>[2]
}

/** Every class that a page has needed so far, by component and name. There are as many as the kit has variants. */
const compiled = new Map<string, CompiledClass>()
/** Far more than the kit has. */
const maxCompiled = 20_000

/** A style element, and the text in it. */
export interface StyleElement {
  html: string
  text: string
}

/** By the classes in it, in order. Most pages of one kind have the same. An element has up to 50 KB. */
const elements = new LRUCache<string, StyleElement>({ max: 100 })

/**
 * A style sheet for one page. styled-components would compile the rules of each page anew, and put them together; this one takes over what
 * earlier pages had.
 */
export const openPageStyles = () => {
  const sheet = new ServerStyleSheet()
  const { instance } = sheet
  const hasNameForId = instance.hasNameForId.bind(instance)
  const insertRules = instance.insertRules.bind(instance)
  const used: CompiledClass[] = []

  // The rules themselves are only given to the sheet where no earlier page had the same classes.
  const use = (added: CompiledClass) => {
    used.push(added)
    instance.registerName(added.componentId, added.name)
  }
  const hasOrUses: typeof instance.hasNameForId = (componentId, name) => {
    if (hasNameForId(componentId, name)) return true
    const known = compiled.get(`${componentId} ${name}`)
    if (known) use(known)
    return known !== undefined
  }
  const useAndKeep: typeof instance.insertRules = (componentId, name, rules) => {
    const added = { componentId, name, rules }
    if (compiled.size < maxCompiled) compiled.set(`${componentId} ${name}`, added)
    use(added)
  }
  // A function that is assigned where it is written would be kept until the whole heap is collected (docs/decisions/084-responses-that-die-young.md).
  Object.assign(instance, { hasNameForId: hasOrUses, insertRules: useAndKeep })

  const putTogether = () => {
    for (const { componentId, name, rules } of used) insertRules(componentId, name, rules)
    const html = sheet.getStyleTags()
    return { html, text: html.slice(html.indexOf('>') + 1, html.lastIndexOf('<')) }
  }

  return {
    /** Wraps what is rendered with this sheet. */
    collect: (tree: ReactNode) => sheet.collectStyles(tree),
    /** The classes of everything that was rendered. */
    used: (): readonly CompiledClass[] => used,
    /** Adds classes that were rendered with another sheet. */
    add: (classes: readonly CompiledClass[]) => {
      for (const added of classes) if (!hasNameForId(added.componentId, added.name)) use(added)
    },
    /** Everything that was rendered and added, in one element. */
    element: (): StyleElement => {
      const classes = namesOf(used)
      const known = elements.get(classes)
      if (known) return known
      const element = putTogether()
      elements.set(classes, element)
      return element
    },
    /** Ends it. V8 keeps it until the whole heap is collected, because it has functions of its own: so it is emptied. */
    seal: () => {
      sheet.seal()
      instance.clearTag()
      instance.names.clear()
    },
  }
}

/** One text for the same classes in the same order. */
export const namesOf = (classes: readonly CompiledClass[]) =>
  classes.map(({ componentId, name }) => `${componentId} ${name}`).join()

export type PageStyles = ReturnType<typeof openPageStyles>

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

/** A style sheet for one page. styled-components would compile the rules of each page anew; this one takes over those of earlier pages. */
export const openPageStyles = () => {
  const sheet = new ServerStyleSheet()
  const { instance } = sheet
  const hasNameForId = instance.hasNameForId.bind(instance)
  const insertRules = instance.insertRules.bind(instance)
  const used: CompiledClass[] = []

  const insert = (added: CompiledClass) => {
    used.push(added)
    insertRules(added.componentId, added.name, added.rules)
  }
  const hasOrInserts: typeof instance.hasNameForId = (componentId, name) => {
    if (hasNameForId(componentId, name)) return true
    const known = compiled.get(`${componentId} ${name}`)
    if (known) insert(known)
    return known !== undefined
  }
  const insertAndKeep: typeof instance.insertRules = (componentId, name, rules) => {
    const added = { componentId, name, rules }
    if (compiled.size < maxCompiled) compiled.set(`${componentId} ${name}`, added)
    insert(added)
  }
  // A function that is assigned where it is written would be kept until the whole heap is collected (docs/decisions/084-responses-that-die-young.md).
  Object.assign(instance, { hasNameForId: hasOrInserts, insertRules: insertAndKeep })

  return {
    /** Wraps what is rendered with this sheet. */
    collect: (tree: ReactNode) => sheet.collectStyles(tree),
    /** The classes of everything that was rendered. */
    used: (): readonly CompiledClass[] => used,
    /** Adds classes that were rendered with another sheet. */
    add: (classes: readonly CompiledClass[]) => {
      for (const added of classes) if (!hasNameForId(added.componentId, added.name)) insert(added)
    },
    /** The style elements. */
    tags: () => sheet.getStyleTags(),
    /** Ends it. V8 keeps it until the whole heap is collected, because it has functions of its own: so it is emptied. */
    seal: () => {
      sheet.seal()
      instance.clearTag()
      instance.names.clear()
    },
  }
}

export type PageStyles = ReturnType<typeof openPageStyles>

import { options, type VNode } from 'preact'

/** The properties of an element, by the names that JSX has for them. */
export type ElementProps = Readonly<Record<string, unknown>>

/** Calls `follow` with every element that Preact renders or takes over, each time it has done so. */
export const onRendered = (follow: (element: Element, props: ElementProps) => void) => {
  const { diffed } = options
  options.diffed = (vnode: VNode & { __e?: Element | null }) => {
    diffed?.(vnode)
    // Preact's builds, devtools and libraries agree on this name of the element.
    const { type, __e: element, props } = vnode
    if (typeof type === 'string' && element) follow(element, props as unknown as ElementProps)
  }
}

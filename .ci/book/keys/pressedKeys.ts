/** The keys that the plays of a file of stories press, as `keyRows` writes them. What is typed is `Letters`. */
export const pressedKeys = (text: string): Set<string> => {
  const typed = [...text.matchAll(/\.keyboard\(\s*(['"`])(.*?)\1/gs)].map(([, , keys = '']) => keys)
  const tabs = /userEvent\.tab\(|\btabTo\(/.test(text) ? ['Tab'] : []
  const texts = text.includes('userEvent.type(') ? ['Letters'] : []
  return new Set([...tabs, ...texts, ...typed.flatMap(keysOf)])
}

/** Reads the notation of user-event: `{Shift>}{ArrowDown}{/Shift}`, ` `, `blue`. */
const keysOf = (typed: string) => {
  const held = new Set<string>()
  const isText = /[^+0-]/.test(typed.replaceAll(/\{.*?\}/g, ''))
  return [...typed.matchAll(/\{\/(\w+)\}|\{(\w+)>\}|\{(\w+)\}|[^{}]/g)].flatMap(([whole, released, pressed, named]) => {
    if (released) held.delete(released)
    if (pressed) held.add(pressed)
    if (released || pressed) return []
    const key = named ?? (whole === ' ' ? 'Space' : isText && held.size === 0 ? 'Letters' : whole)
    return [[...held, key].join('+')]
  })
}

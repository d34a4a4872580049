const maxKept = 1000

/**
 * Returns the value that was there for the same key before, if it is equal: what is shown of a product is one object as long as nothing of
 * it has changed, also where each response brings new ones. The keys that were used last are known, 1,000 of them.
 */
export const keepEqual = <Value extends object>() => {
  const kept = new Map<string, { value: Value; json: string }>()

  return (key: string, value: Value): Value => {
    const json = JSON.stringify(value)
    const before = kept.get(key)
    const entry = before?.json === json ? before : { value, json }
    kept.delete(key)
    kept.set(key, entry)
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size > maxKept) kept.delete(oldest)
    return entry.value
  }
}

import { newKey } from './newKey.ts'
import { readItem, writeItem } from './storage.ts'

const item = 'cartMerge'

/** The key under which these lines join the customer's cart: the same one until the shop has answered, so that a lost answer adds nothing twice. */
export const mergeKeyFor = (lines: unknown) => {
  const wanted = JSON.stringify(lines)
  const [key, kept] = readItem(item)?.split(' ', 2) ?? []
  if (key && kept === wanted) return key

  const fresh = newKey()
  writeItem(item, `${fresh} ${wanted}`)
  return fresh
}

export const forgetMergeKey = () => writeItem(item, undefined)

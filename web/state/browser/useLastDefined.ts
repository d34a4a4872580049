import { useState } from 'react'

/** The value, or the last defined one while it is undefined: a list stays on the page until the next one has loaded. */
export const useLastDefined = <Value>(value: Value | undefined) => {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)

  return value ?? last
}

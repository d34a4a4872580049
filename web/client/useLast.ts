import { useState } from 'react'

/** The newest known value: what was shown stays until what comes next is here. */
export const useLast = <Value>(value: Value | undefined) => {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)

  return value ?? last
}

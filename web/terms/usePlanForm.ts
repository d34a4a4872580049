import { useState } from 'react'
import { localDate } from '#domain/localDate.ts'
import { useHydrated } from '#web/state/browser/useHydrated.ts'

/**
 * The fields of a calculator: an example until somebody types, from today on. Server and browser may disagree about today, so that the
 * page is rendered without a date first (`isDated` is false).
 */
export const usePlanForm = <Fields extends Record<string, string>>(example: Fields) => {
  const hydrated = useHydrated()
  const [typed, setTyped] = useState<Partial<Fields & { start: string }>>({})
  const today = hydrated ? localDate(new Date()) : dayOfNoMeaning

  return {
    form: { ...example, start: today, ...typed },
    isTyped: Object.keys(typed).length > 0,
    isDated: hydrated,
    onChange: (name: string, value: string) => setTyped({ ...typed, [name]: value }),
  }
}

// The amounts of a plan do not depend on its start.
const dayOfNoMeaning = '2000-01-01'

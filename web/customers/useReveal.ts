import { useState } from 'react'
import { asCallFailed } from '#web/client/callFailed.ts'
import { type AnswerOf, nameOf } from '#web/client/calls.ts'
import { useClient } from '#web/client/client.ts'

type Revealed = AnswerOf<'POST customers/reveal/:id'>['result']

/** Who a customer is, for as long as the page stands; each time it is asked for is recorded. It is kept nowhere else. */
export const useReveal = (id: string) => {
  const { shop, answers } = useClient()
  const [revealed, setRevealed] = useState<Revealed>()
  const [revealing, setRevealing] = useState(false)
  const [problem, setProblem] = useState<string>()

  const onReveal = async () => {
    setRevealing(true)
    setProblem(undefined)
    try {
      const { result } = await shop.send('POST customers/reveal/:id', { params: { id }, querydata: {} })
      setRevealed(result)
      answers.refresh(nameOf('GET audit/customers/:id', { params: { id } }))
    } catch (thrown) {
      setProblem(asCallFailed(thrown).message)
    } finally {
      setRevealing(false)
    }
  }

  return { revealed, revealing, problem, onReveal, onMask: () => setRevealed(undefined) }
}

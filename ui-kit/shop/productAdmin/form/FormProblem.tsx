import { useEffect, useRef } from 'react'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { type InvalidField, InvalidFieldLinks } from './InvalidFieldLinks.tsx'

type FormProblemProps = {
  /** The error message of the whole form. */
  problem: string
  /** The fields that the server refused, with its messages. */
  fields: readonly InvalidField[]
}

/** Why a long form could not be saved. It scrolls into view, because the save button is at the other end of the page. */
export const FormProblem = ({ problem, fields }: FormProblemProps) => {
  const container = useRef<HTMLDivElement>(null)

  useEffect(() => {
    container.current?.scrollIntoView({ block: 'center' })
  }, [])

  return (
    <div ref={container}>
      <Notice tone="bad" live title={problem}>
        {fields.length > 0 && <InvalidFieldLinks fields={fields} />}
      </Notice>
    </div>
  )
}

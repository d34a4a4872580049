import { useEffect, useRef } from 'react'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import type { ProductField } from './productDraft.ts'
import { UnfinishedLinks } from './UnfinishedLinks.tsx'
import type { ProductProblems } from './useProductForm.ts'

type FormProblemProps = {
  /** Why saving failed as a whole. */
  problem: string
  /** What was refused, by field. */
  errors: ProductProblems
}

/** Why a long form could not be saved. It comes into sight by itself: who saves is at the other end of the page. */
export const FormProblem = ({ problem, errors }: FormProblemProps) => {
  const place = useRef<HTMLDivElement>(null)
  const fields = Object.keys(errors) as ProductField[]

  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])

  return (
    <div ref={place}>
      <Notice tone="bad" live title={problem}>
        {fields.length > 0 && <UnfinishedLinks fields={fields} sentences={Object.values(errors)} />}
      </Notice>
    </div>
  )
}

import { useEffect, useRef } from 'react'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import type { ProductField } from '#ui-kit/shop/productAdmin/productDraft.ts'
import { InvalidFieldLinks } from './InvalidFieldLinks.tsx'
import type { ProductErrors } from './useProductForm.ts'

type FormProblemProps = {
  /** The error message of the whole form. */
  problem: string
  /** The server's validation errors by field. */
  errors: ProductErrors
}

/** Why a long form could not be saved. It scrolls into view, because the save button is at the other end of the page. */
export const FormProblem = ({ problem, errors }: FormProblemProps) => {
  const container = useRef<HTMLDivElement>(null)
  const fields = Object.keys(errors) as ProductField[]

  useEffect(() => {
    container.current?.scrollIntoView({ block: 'center' })
  }, [])

  return (
    <div ref={container}>
      <Notice tone="bad" live title={problem}>
        {fields.length > 0 && <InvalidFieldLinks fields={fields} errors={Object.values(errors)} />}
      </Notice>
    </div>
  )
}

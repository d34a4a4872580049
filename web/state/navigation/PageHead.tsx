import { useLayoutEffect } from 'react'
import { shopIdentity } from '#domain/shopIdentity.ts'

type PageHeadProps = {
  /** By default the shop's name and tagline. */
  title?: string | undefined
  /** By default the server adds the shop's description. Only the server renders it: search engines read its documents. */
  description?: string | undefined
}

/** Title and description of the page. On the server React hoists them into the head; in the browser the title is set when the page is. */
export const PageHead = ({ title, description }: PageHeadProps) => {
  const fullTitle = title ? `${title} | ${shopIdentity.name}` : `${shopIdentity.name}: ${shopIdentity.tagline}`
  useLayoutEffect(() => {
    document.title = fullTitle
  }, [fullTitle])
  if (!isServer) return null

  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
    </>
  )
}

const isServer = typeof document === 'undefined'

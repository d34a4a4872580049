import { useLayoutEffect } from 'react'
import { shopIdentity } from '#domain/shopIdentity.ts'

type PageHeadProps = {
  /** By default the shop's name and tagline. */
  title?: string | undefined
  /** By default the server adds the shop's description. Only the server renders it: search engines read its documents. */
  description?: string | undefined
  /** What is shown says that the page could not be shown: the page is not remembered as seen. */
  isMissing?: boolean | undefined
}

/** Title and description of the page. On the server React hoists them into the head; in the browser the title is set when the page is. */
export const PageHead = ({ title, description, isMissing = false }: PageHeadProps) => {
  const fullTitle = title ? `${title} | ${shopIdentity.name}` : `${shopIdentity.name}: ${shopIdentity.tagline}`
  useLayoutEffect(() => {
    document.title = fullTitle
    document.documentElement.toggleAttribute(missingPageAttribute, isMissing)
  }, [fullTitle, isMissing])
  if (!isServer) return null

  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
    </>
  )
}

/** On the root element while the page could not be shown. */
export const missingPageAttribute = 'data-missing-page'

const isServer = typeof document === 'undefined'

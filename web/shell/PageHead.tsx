import { shopIdentity } from '#domain/shopIdentity.ts'

type PageHeadProps = {
  /** Without one the shop's own stands. */
  title?: string | undefined
  description?: string | undefined
}

/** Title and description of the page, wherever in the tree it stands. */
export const PageHead = ({ title, description = shopIdentity.description }: PageHeadProps) => (
  <>
    <title>{title ? `${title} | ${shopIdentity.name}` : `${shopIdentity.name}: ${shopIdentity.tagline}`}</title>
    <meta name="description" content={description} />
  </>
)

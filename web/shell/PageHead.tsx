import { shopIdentity } from '#domain/shopIdentity.ts'

type PageHeadProps = {
  /** Without one the shop's own stands. */
  title?: string | undefined
  /** Without one the server says the shop's own. */
  description?: string | undefined
}

/** Title and description of the page, wherever in the tree it stands. */
export const PageHead = ({ title, description }: PageHeadProps) => (
  <>
    <title>{title ? `${title} | ${shopIdentity.name}` : `${shopIdentity.name}: ${shopIdentity.tagline}`}</title>
    {description && <meta name="description" content={description} />}
  </>
)

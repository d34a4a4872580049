import { shopIdentity } from '#domain/shopIdentity.ts'

type PageHeadProps = {
  /** By default the shop's name and tagline. */
  title?: string | undefined
  /** By default the server adds the shop's description. */
  description?: string | undefined
}

/** Title and description of the page; React hoists them into the head. */
export const PageHead = ({ title, description }: PageHeadProps) => (
  <>
    <title>{title ? `${title} | ${shopIdentity.name}` : `${shopIdentity.name}: ${shopIdentity.tagline}`}</title>
    {description && <meta name="description" content={description} />}
  </>
)

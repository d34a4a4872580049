import type { ReactNode } from 'react'
import { Breadcrumb } from '#ui-kit/elements/Breadcrumb.tsx'
import { LinkChips } from '#ui-kit/shop/catalogue/LinkChips.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { ProviderListHeading } from './ProviderListHeading.tsx'
import { ProviderListing, type ProviderListingProps } from './ProviderListing.tsx'

type ProviderCategoryScreenProps = ProviderListingProps & {
  /** The label of the category. */
  title: string
  /** The steps from the home page to this page; the last one is this page and has no `href`. */
  trail: readonly { label: string; href?: string | undefined }[]
  /** The categories below this one. */
  parts?: readonly { label: string; href: string }[] | undefined
  /** The number of providers on all pages; left out while unknown. */
  total?: number | undefined
  /** A `ProviderSearch`. */
  search?: ReactNode
  /** The open `ProviderFilterSheet` or `DescriptionDialog`. */
  dialog?: ReactNode
}

/** The service providers of one category, page by page. */
export const ProviderCategoryScreen = (props: ProviderCategoryScreenProps) => {
  const { title, trail, parts = [], total, search, dialog, ...listing } = props

  return (
    <Page>
      <Stack gap={4}>
        <Stack gap={1}>
          <Breadcrumb trail={trail} />
          <ProviderListHeading title={title} total={total} />
        </Stack>
        {search}
        {parts.length > 0 && <LinkChips label={`Parts of ${title}`} links={parts} inOneLine />}
        <ProviderListing {...listing} />
      </Stack>
      {dialog}
    </Page>
  )
}

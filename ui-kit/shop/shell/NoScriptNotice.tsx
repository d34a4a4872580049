import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { useReusedContents } from '#ui-kit/elements/reusedContents.ts'
import { Page } from '#ui-kit/space/Page.tsx'

type NoScriptNoticeProps = {
  /** The page with all categories, because the category menu needs JavaScript. */
  categoriesHref: string
  /** The number of the shop and its `tel:` address. */
  telephone: { label: string; href: string }
}

/** Says above a page that is read without JavaScript what works and what does not. */
export const NoScriptNotice = (props: NoScriptNoticeProps) => (
  <Wrapper {...useReusedContents(props.telephone, props.categoriesHref, <WhatWorks {...props} />)} />
)

const WhatWorks = ({ categoriesHref, telephone }: NoScriptNoticeProps) => (
  <Notice tone="info" title="JavaScript is switched off in this browser">
    You can search and <Anchor href={categoriesHref}>browse all categories</Anchor>. To fill a cart, order or log in,
    switch it on in the browser’s settings, or call us on <Anchor href={telephone.href}>{telephone.label}</Anchor>.
  </Notice>
)

const Wrapper = styled(Page)`
  padding-block: var(--space-3);

  a {
    text-decoration: underline;
  }
`

import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { LinkProvider } from '#ui-kit/elements/LinkProvider.tsx'
import type { AnchorProps } from '#ui-kit/elements/linkContext.ts'
import { StandaloneLink } from '#ui-kit/elements/StandaloneLink.tsx'
import { Row } from '#ui-kit/space/Row.tsx'

const RouterLink = ({ children, ...rest }: AnchorProps) => (
  <a {...rest} data-router>
    {children}
  </a>
)

const meta = preview.meta({
  title: 'Elements/LinkProvider',
  component: LinkProvider,
  args: {
    link: RouterLink,
    children: (
      <Row gap={5}>
        <StandaloneLink href="/Brands/Karoo%20Home">Karoo Home</StandaloneLink>
        <Button href="/Cart">To the cart</Button>
      </Row>
    ),
  },
})

export const EveryLinkIsTheRouters = meta.story({
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link).toHaveAttribute('data-router')
  },
})

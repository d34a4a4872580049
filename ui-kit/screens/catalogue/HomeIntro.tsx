import { styled } from 'styled-components'
import { Page } from '#ui-kit/space/Page.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { desktop } from '#ui-kit/theme/media.ts'

type HomeIntroProps = {
  title: string
  /** The second half of the title, in the brand colour. */
  titleHighlight?: string | undefined
  text: string
}

/** What the shop is, in words, below its banner. */
export const HomeIntro = ({ title, titleHighlight, text }: HomeIntroProps) => (
  <Words>
    <Title>
      {title} {titleHighlight && <Highlight>{titleHighlight}</Highlight>}
    </Title>
    <Lead>{text}</Lead>
  </Words>
)

const Words = styled(Page)`
  padding-top: var(--space-3);
`

const Title = styled.h1`
  letter-spacing: -0.02em;
  text-wrap: balance;
  ${font(24, 800)}

  ${desktop} {
    ${font(36, 800)}
  }
`

const Highlight = styled.span`
  color: var(--brand);
`

const Lead = styled.p`
  max-width: 72ch;
  padding-top: var(--space-1);
  color: var(--ink-2);
  text-wrap: pretty;
  ${font(16)}
`

import { useId } from 'react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { containerAtLeast } from '#ui-kit/theme/media.ts'

type ContentsProps = {
  title: string
  /** `needsScript`: the section is hidden without JavaScript, and its link with it. */
  entries: readonly { id: string; heading: string; needsScript?: boolean | undefined }[]
}

/** A table of contents with links to the sections of its page. */
export const Contents = ({ title, entries }: ContentsProps) => {
  const titleId = useId()

  return (
    <Box aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <List>
        {entries.map(({ id, heading, needsScript }) => (
          <li key={id} data-needs-script={needsScript || undefined}>
            <Link href={`#${id}`}>{heading}</Link>
          </li>
        ))}
      </List>
    </Box>
  )
}

const Box = styled.nav`
  container-type: inline-size;
  padding: var(--space-4) var(--space-4) var(--space-2);
  border-radius: var(--radius-3);
  background: var(--sunk);
`

const Title = styled.p`
  color: var(--ink-2);
  ${font(14, 600)}
`

const List = styled.ul`
  ${containerAtLeast(30)} {
    columns: 2;
    column-gap: var(--space-5);
  }

  li {
    break-inside: avoid;
  }
`

const Link = styled(Anchor)`
  display: flex;
  align-items: center;
  min-height: 44px;
  ${font(16)}
`

import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { font } from '#ui-kit/theme/font.ts'

type FormLinksProps = { links: readonly { label: string; href: string }[] }

/** The links from one sign-in form to the others. */
export const FormLinks = ({ links }: FormLinksProps) => (
  <Links>
    {links.map(({ label, href }) => (
      <Link key={label} href={href}>
        {label}
      </Link>
    ))}
  </Links>
)

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-4);
`

const Link = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  ${font(14, 600)}
`

import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { font } from '#ui-kit/theme/font.ts'

type FormWaysProps = { ways: readonly { label: string; href: string }[] }

/** Where else one may go from a sign-in form. */
export const FormWays = ({ ways }: FormWaysProps) => (
  <Ways>
    {ways.map(({ label, href }) => (
      <Way key={label} href={href}>
        {label}
      </Way>
    ))}
  </Ways>
)

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-4);
`

const Way = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  ${font(14, 600)}
`

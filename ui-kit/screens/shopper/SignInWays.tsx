import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { font } from '#ui-kit/theme/font.ts'

type SignInWaysProps = {
  forgotHref?: string | undefined
  signupHref?: string | undefined
}

/** For those who forgot their password or have no account yet. */
export const SignInWays = ({ forgotHref, signupHref }: SignInWaysProps) =>
  forgotHref || signupHref ? (
    <Ways>
      {forgotHref && <Way href={forgotHref}>Forgot Password?</Way>}
      {signupHref && <Way href={signupHref}>New to Ekhaya? Signup here!</Way>}
    </Ways>
  ) : null

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
